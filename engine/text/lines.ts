import { isUpper } from './characters.ts'

export type Line = {
  start: number
  /** End of the text without its line break and trailing white space. */
  end: number
  /** A heading, list item, quotation, table row or code fence, which is a separate sentence. */
  marked: boolean
}

/** Groups non-empty lines into blocks at blank lines. CRLF, CR, LF and U+2028/9 all break lines. */
export function readBlocks(text: string): Line[][] {
  const blocks: Line[][] = []
  let block: Line[] = []
  let at = 0
  while (at < text.length) {
    const lineEnd = endOfLine(text, at)
    const line = trimLine(text, at, lineEnd)
    if (line) block.push(line)
    else if (block.length > 0) {
      blocks.push(block)
      block = []
    }
    at = text.startsWith('\r\n', lineEnd) ? lineEnd + 2 : lineEnd + 1
  }
  if (block.length > 0) blocks.push(block)
  return blocks
}

function endOfLine(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 10 || code === 13 || code === 0x2028 || code === 0x2029) return at
    at++
  }
  return at
}

function trimLine(text: string, from: number, to: number): Line | undefined {
  let start = from
  let end = to
  while (start < end && /\s/.test(text.charAt(start))) start++
  while (end > start && /\s/.test(text.charAt(end - 1))) end--
  if (start === end) return undefined
  return { start, end, marked: isMarked(text.slice(start, Math.min(end, start + 12))) }
}

const mark = /^(#{1,6}\s|[-*+•–‣]\s|\(?\d{1,3}[.)]\s|\(?[a-zA-Z][.)]\s|>|\||```|~~~|[-*_=]{3,}$)/

function isMarked(head: string): boolean {
  // "I." and "A)" start list items, but "A. Smith" starts a sentence, so a single letter needs a bracket.
  if (/^[a-zA-Z]\.\s/.test(head)) return false
  return mark.test(head)
}

const longLine = 120
const shortLine = 45

/** Reports whether a paragraph ends here without a blank line. Long lines mean that the text is not hard-wrapped. */
export function endsParagraph(lines: Line[], index: number, longest: number): boolean {
  const next = lines[index + 1]
  if (!next || longest > longLine) return true
  return (lines[index] as Line).marked || next.marked
}

/** Detects a short line without a full stop before a capital: a title or a line of verse. */
export function endsSentence(text: string, line: Line, next: Line): boolean {
  if (line.end - line.start > shortLine) return false
  if (/[,;\-–—]/.test(text.charAt(line.end - 1))) return false
  return isUpper(text.charAt(next.start))
}

export function longestLine(lines: Line[]): number {
  let longest = 0
  for (const line of lines) longest = Math.max(longest, line.end - line.start)
  return longest
}
