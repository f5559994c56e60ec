import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { takeInitialPrompt } from './initial-prompt.ts'

type Opening = {
  isReady: boolean
  /** Into the field. */
  onFill: (text: string) => void
  /** Without a click: the landing page's mini chat asked for it. */
  onSend: (text: string, humanize: boolean) => void
}

/** `?prompt=` fills the field and leaves the address bar; it is sent only when the landing page said so. */
export function useOpeningPrompt({ isReady, onFill, onSend }: Opening): void {
  const [search, setSearch] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chat is there; what it takes is gone then
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
