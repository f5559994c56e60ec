import type { Proposal } from '../proposals/rule.ts'

/** Half-open UTF-16 offsets. */
type Span = {
  start: number
  end: number
}

const linesMin = 3
const lineMax = 12
/** Shares of the lines of a stanza that begin with a capital, and that go on in the next line. */
const capitalShareMin = 0.7
const runOnShareMin = 0.4
const marked = /^\s*(?:[-*•#|>+]|\d+[.)]|\p{Lu}[\w ]{0,20}:)/u
/** A small word with a capital in the middle of a sentence: verse whose line breaks were lost. */
const lostBreak =
  /[\p{L},] (?:And|The|But|A|An|In|With|Of|To|For|From|Where|That|Its|As|Through|On|So|When|Then|Or|My|His|Her|Their|Your|There|We|It|They|He|She|You|By|At|All|No)\b(?! \p{Lu})/gu
const lostMin = 3
const wordsPerLost = 30

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
  if (lines.length < linesMin || lines.some((line) => marked.test(line))) return false
  if (lines.some((line) => line.split(/\s+/).length > lineMax)) return false
  const capitals = lines.filter((line) => /^["“'‘(]?\p{Lu}/u.test(line)).length
  const runOn = lines.filter((line) => !/[.!?:]["”'’)]?$/.test(line)).length
  return capitals >= capitalShareMin * lines.length && runOn >= runOnShareMin * lines.length
}

function isFlat(stanza: string): boolean {
  const lost = stanza.match(lostBreak)?.length ?? 0
  return lost >= lostMin && lost * wordsPerLost >= stanza.split(/\s+/).length
}

/** In verse, a single word may replace a word, except at the end of a line, so that form and metre are kept. */
export function fitsVerse(text: string, { shape, parts }: Proposal): boolean {
  if (shape) return false
  const count = (said: string) => said.split(/[\s,;.–—-]+/).filter(Boolean).length
  return parts.every(
    ({ start, end, after }) =>
      count(text.slice(start, end)) === count(after) && /^ \p{Ll}/u.test(text.slice(end, end + 2)),
  )
}
