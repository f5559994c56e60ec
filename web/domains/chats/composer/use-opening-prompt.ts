import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { takeInitialPrompt } from './initial-prompt.ts'

type Opening = {
  isReady: boolean
  /** Puts the prompt into the field. */
  onFill: (text: string) => void
  /** Sends the prompt without a click, as requested in the landing page's mini chat. */
  onSend: (text: string, humanize: boolean) => void
}

/** Moves `?prompt=` from the address to the field. It is sent only when the landing page asked for it. */
export function useOpeningPrompt({ isReady, onFill, onSend }: Opening): void {
  const [search, setSearch] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the chat has loaded and consumes its input
  useEffect(() => {
    if (!isReady) return
    const inAddress = search.get('prompt')
    const initial = takeInitialPrompt(inAddress)
    if (inAddress !== null) {
      const rest = new URLSearchParams(search)
      rest.delete('prompt')
      setSearch(rest, { replace: true })
    }
    if (initial) onSend(initial.prompt, initial.humanize)
    else if (inAddress?.trim()) onFill(inAddress)
  }, [isReady])
}
