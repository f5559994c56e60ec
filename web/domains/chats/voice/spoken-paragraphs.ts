import type { Token } from 'marked'
import { lexMarkdown } from '../markdown/markdown-dialect.ts'
import { blockToText } from '../markdown/markdown-to-text.ts'

/** The paragraphs of a Markdown text as they are read aloud. */
export function spokenParagraphs(text: string): string[] {
  return lexMarkdown(text).map(spoken).filter(Boolean)
}

/** Words alone: no marks, no lines of a table, and a gap to be filled in is called one. */
function spoken(token: Token): string {
  const lines = blockToText(token).split('\n')
  const isPaused = token.type === 'list' || token.type === 'table'
  return lines
    .map((line) =>
      line
        .replace(/^[ ]*- /, '')
        .replaceAll('\t', ', ')
        .trim(),
    )
    .filter(Boolean)
    .reduce((read, line) => `${read}${isPaused && /[^.,:;!?]$/.test(read) ? ',' : ''} ${line}`, '')
    .replace(/_{2,}/g, 'blank')
    .replace(/\s+/g, ' ')
    .trim()
}
