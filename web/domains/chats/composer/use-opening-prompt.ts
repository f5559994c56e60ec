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

/** What another application shares has these names (`share_target` in static/manifest.webmanifest). */
const sharedNames = ['title', 'prompt', 'url']

/** Returns the text of the address, each part once: applications repeat the link in the text, for example. */
function textOf(search: URLSearchParams): string | null {
  const parts = sharedNames.map((name) => search.get(name)?.trim() ?? '').filter(Boolean)
  const isRepeated = (part: string) => parts.some((other) => other !== part && other.includes(part))
  const text = [...new Set(parts)].filter((part) => !isRepeated(part)).join('\n')
  return text || search.get('prompt')
}

/** Moves `?prompt=` and shared text from the address to the field. Only a prompt of the landing page is sent at once. */
export function useOpeningPrompt({ isReady, onFill, onSend }: Opening): void {
  const [search, setSearch] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the chat has loaded and consumes its input
  useEffect(() => {
    if (!isReady) return
    const inAddress = textOf(search)
    const initial = takeInitialPrompt(inAddress)
    if (inAddress !== null) {
      const rest = new URLSearchParams(search)
      for (const name of sharedNames) rest.delete(name)
      setSearch(rest, { replace: true })
    }
    if (initial) onSend(initial.prompt, initial.humanize)
    else if (inAddress?.trim()) onFill(inAddress)
  }, [isReady])
}
