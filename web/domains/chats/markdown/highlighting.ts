import { createLazyPart } from '../../../ui/lazy-part.ts'

export type Highlight = (code: string, language: string) => string | null

/** Longer code is not highlighted, because that would block the page. */
const codeMax = 60_000

/** Loads highlight.js with its common languages for replies with code. It escapes its input. */
export const useHighlighting = createLazyPart<Highlight>(async () => {
  const { default: hljs } = await import('highlight.js/lib/common')
  return (code, language) => {
    if (code.length > codeMax || !hljs.getLanguage(language)) return null
    return hljs.highlight(code, { language, ignoreIllegals: true }).value
  }
})

/** Returns the end of the part that is highlighted while code grows: whole lines, and larger steps in long code. */
export function settledLength(code: string): number {
  const grain = code.length > 8_000 ? 2_000 : 1
  return code.lastIndexOf('\n', Math.floor(code.length / grain) * grain) + 1
}
