import { createLazyPart } from '../../../ui/lazy-part.ts'

export type Highlight = (code: string, language: string) => string | null

/** Longer code is shown plain: colours are not worth a page that stands still. */
const codeMax = 60_000

/** highlight.js with its usual languages, for replies that have code. It escapes what it is given. */
export const useHighlighting = createLazyPart<Highlight>(async () => {
  const { default: hljs } = await import('highlight.js/lib/common')
  return (code, language) => {
    if (code.length > codeMax || !hljs.getLanguage(language)) return null
    return hljs.highlight(code, { language, ignoreIllegals: true }).value
  }
})

/** Where the part ends that is coloured while code grows: whole lines, and in long code not each of them. */
export function settledLength(code: string): number {
  const grain = code.length > 8_000 ? 2_000 : 1
  return code.lastIndexOf('\n', Math.floor(code.length / grain) * grain) + 1
}
