import type { Proposal } from '../proposals/rule.ts'

/** Half-open UTF-16 offsets. */
interface Span {
  start: number
  end: number
}

const LINES_MIN = 3
const LINE_MAX = 12
/** Shares of the lines of a stanza that begin with a capital, and that go on in the next line. */
const CAPITALS = 0.7
const RUN_ON = 0.4
const MARKED = /^\s*(?:[-*•#|>+]|\d+[.)]|\p{Lu}[\w ]{0,20}:)/u
/** A small word with a capital in the middle of a sentence: verse whose line breaks were lost. */
const LOST_BREAK =
  /[\p{L},] (?:And|The|But|A|An|In|With|Of|To|For|From|Where|That|Its|As|Through|On|So|When|Then|Or|My|His|Her|Their|Your|There|We|It|They|He|She|You|By|At|All|No)\b(?! \p{Lu})/gu
const LOST_MIN = 3
const WORDS_PER_LOST = 30

/** Stanzas of poems and lyrics: short lines with capitals that run on, or their like with the line breaks lost. */
export function versesOf(text: string): Span[] {
  const stanzas: Span[] = []
  for (const match of text.matchAll(/\S(?:.|\n(?!\s*\n))*/g)) {
    const stanza = match[0].trimEnd()
    if (isLined(stanza) || isFlat(stanza))
      stanzas.push({ start: match.index, end: match.index + stanza.length })
  }
  return stanzas
}

function isLined(stanza: string): boolean {
  const lines = stanza.split('\n').map((line) => line.trim())
  if (lines.length < LINES_MIN || lines.some((line) => MARKED.test(line))) return false
  if (lines.some((line) => line.split(/\s+/).length > LINE_MAX)) return false
  const capitals = lines.filter((line) => /^["“'‘(]?\p{Lu}/u.test(line)).length
  const runOn = lines.filter((line) => !/[.!?:]["”'’)]?$/.test(line)).length
  return capitals >= CAPITALS * lines.length && runOn >= RUN_ON * lines.length
}

function isFlat(stanza: string): boolean {
  const lost = stanza.match(LOST_BREAK)?.length ?? 0
  return lost >= LOST_MIN && lost * WORDS_PER_LOST >= stanza.split(/\s+/).length
}

/** In verse a word may stand for a word, but for the last of a line: shape and metre stay. */
export function fitsVerse(text: string, { shape, parts }: Proposal): boolean {
  if (shape) return false
  const count = (said: string) => said.split(/[\s,;.–—-]+/).filter(Boolean).length
  return parts.every(
    ({ start, end, after }) =>
      count(text.slice(start, end)) === count(after) && /^ \p{Ll}/u.test(text.slice(end, end + 2)),
  )
}
