import type { Token } from 'marked'
import { lexMarkdown } from '../markdown/markdown-dialect.ts'
import { blockToText } from '../markdown/markdown-to-text.ts'

/** Returns the paragraphs of a Markdown text for reading aloud. */
export function spokenParagraphs(text: string): string[] {
  return lexMarkdown(text).map(spoken).filter(Boolean)
}

/** Returns the words only, without markup and table lines. A gap to fill in is read as "gap". */
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
