import type { Token, Tokens } from 'marked'
import { lexMarkdown } from './markdown-dialect.ts'

/** Start and end offsets in the text. */
export type Range = readonly [from: number, to: number]

/**
 * Returns the ranges of a Markdown text that may not be shown in part, because their markup would be visible: a table
 * row, a link, emphasis, code, a formula, and the mark of a list or heading with its first word.
 */
export function unbreakableRanges(markdown: string): Range[] {
  return rangesOf(lexMarkdown(markdown), 0)
}

function rangesOf(tokens: Token[], start: number): Range[] {
  const ranges: Range[] = []
  let at = start
  for (const token of tokens) {
    ranges.push(...rangesIn(token, at))
    at += token.raw.length
  }
  return ranges
}

function rangesIn(token: Token, at: number): Range[] {
  const whole: Range = [at, at + token.raw.length]
  switch (token.type) {
    case 'space':
    case 'plain':
      return []
    case 'list':
      return listRanges(token as Tokens.List, at)
    case 'table':
      return tableRanges(token, at)
    case 'paragraph':
    case 'heading':
    case 'text':
      return wordsRanges(token as Tokens.Paragraph, at)
    default:
      return [whole]
  }
}

/** Returns the ranges within a paragraph, a heading or an item. Words outside markup have none. */
function wordsRanges({ raw, text, tokens = [] }: Tokens.Paragraph, at: number): Range[] {
  const shift = raw.indexOf(text)
  if (shift < 0 || tokens.map((token) => token.raw).join('') !== text) return [[at, at + raw.length]]
  const ranges: Range[] = []
  if (shift > 0) ranges.push([at, at + shift + endOfFirstWord(text)])
  let place = at + shift
  for (const token of tokens) {
    const isFree = token.type === 'text' || token.type === 'br' || token.type === 'escape'
    if (!isFree) ranges.push([place, place + token.raw.length])
    place += token.raw.length
  }
  return ranges
}

function listRanges({ raw, items }: Tokens.List, at: number): Range[] {
  const ranges: Range[] = []
  let from = 0
  for (const item of items) {
    const place = raw.indexOf(item.raw, from)
    const only = item.tokens.length === 1 ? item.tokens[0] : undefined
    if (place < 0) return [[at, at + raw.length]]
    ranges.push(...itemRanges(item.raw, only, at + place))
    from = place + item.raw.length
  }
  return ranges
}

/** An item of one paragraph is shown word by word, any other item as a whole. */
function itemRanges(raw: string, only: Token | undefined, at: number): Range[] {
  const whole: Range[] = [[at, at + raw.length]]
  if (only?.type !== 'text' && only?.type !== 'paragraph') return whole
  const { text } = only as Tokens.Paragraph
  const shift = raw.indexOf(text)
  if (shift < 0) return whole
  return [[at, at + shift + endOfFirstWord(text)], ...wordsRanges(only as Tokens.Paragraph, at + shift)]
}

/** The header with its separator line, then each row. */
function tableRanges({ raw }: Token, at: number): Range[] {
  const ends = Array.from(raw.matchAll(/\n|$/g), ({ index }) => index + 1)
  const [, head = raw.length, ...rows] = ends
  return [head, ...rows].map((end, i, all) => [at + (all[i - 1] ?? 0), at + Math.min(end, raw.length)])
}

function endOfFirstWord(text: string): number {
  return /^\S*/.exec(text)![0].length
}
