import { abbreviationsAtEnd, abbreviationsBeforeName, sentenceOpeners } from '../lexicon/abbreviations.ts'
import { classAt, isLower, isUpper, letter, white } from './characters.ts'

export type Span = {
  start: number
  end: number
}

/** Splits `text[from, to)`, one run of prose, into sentences without the white space between them. */
export function splitSentences(text: string, from: number, to: number): Span[] {
  const spans: Span[] = []
  let start = skipWhite(text, from, to)
  let at = start
  while (at < to) {
    if (!isTerminator(text.charCodeAt(at))) {
      at++
      continue
    }
    const runEnd = skipTerminators(text, at, to)
    const end = skipClosers(text, runEnd, to)
    const next = skipWhite(text, end, to)
    if (next < to && breaksAt(text, start, at, runEnd, end, next)) {
      spans.push({ start, end })
      start = next
    }
    at = Math.max(end, at + 1)
  }
  const end = trimEnd(text, start, to)
  if (end > start) spans.push({ start, end })
  return spans
}

function isTerminator(code: number): boolean {
  // . ! ? … and the full stops of Chinese, Japanese, Hindi and Arabic
  return (
    code === 0x2e ||
    code === 0x21 ||
    code === 0x3f ||
    code === 0x2026 ||
    code === 0x3002 ||
    code === 0xff01 ||
    code === 0xff1f ||
    code === 0x0964 ||
    code === 0x061f
  )
}

function skipTerminators(text: string, from: number, to: number): number {
  let at = from
  while (at < to && isTerminator(text.charCodeAt(at))) at++
  return at
}

const closers = '"\'”’»)]}*_`'

function skipClosers(text: string, from: number, to: number): number {
  let at = from
  while (at < to && closers.includes(text.charAt(at))) at++
  return at
}

function skipWhite(text: string, from: number, to: number): number {
  let at = from
  while (at < to && classAt(text, at) === white) at++
  return at
}

function trimEnd(text: string, start: number, to: number): number {
  let end = to
  while (end > start && classAt(text, end - 1) === white) end--
  return end
}

/** `at`: first terminator; `runEnd`: end of the terminators; `end`: end of the closers; `next`: the next text. */
function breaksAt(
  text: string,
  start: number,
  at: number,
  runEnd: number,
  end: number,
  next: number,
): boolean {
  const code = text.charCodeAt(at)
  if (code >= 0x3000 || code === 0x0964 || code === 0x061f) return true
  if (next === end) return false
  const following = nextLetter(text, next)
  const lower = following !== '' && isLower(following) && !isUpper(following)
  const quoted = /["'”’»]/.test(text.slice(runEnd, end))
  if (lower && quoted) return false
  if (code === 0x21 || code === 0x3f) return true
  if (code === 0x2026 || runEnd - at > 1) return !lower
  if (end > runEnd) return !lower
  return breaksAtFullStop(text, start, at, next, lower)
}

function breaksAtFullStop(text: string, start: number, at: number, next: number, lower: boolean): boolean {
  const word = wordBefore(text, start, at)
  const key = word.toLowerCase()
  if (isListNumber(text, start, at)) return false
  if (abbreviationsBeforeName.has(key) && !isPlainWord(word, key, text, next)) return false
  const opens = sentenceOpeners.has(wordAfter(text, next).toLowerCase())
  if (word.length === 1 && isUpper(word))
    return word === 'I' ? !lower : opens && /\w\.$/.test(text.slice(at - 2, at))
  if (abbreviationsAtEnd.has(key) || /^(\p{L}\.)+\p{L}$/u.test(word))
    return !lower && (opens || !word.includes('.')) && !isTitleish(key, opens)
  return true
}

/** "no", "art", "fig" and "sun" end sentences as plain words; they abbreviate only before a number or a name. */
function isPlainWord(word: string, key: string, text: string, next: number): boolean {
  if (!/^(no|art|fig|sat|sun|mar|sec|ch|p|v|st|est|ref|trans|mon|ed|al|rep)$/.test(key)) return false
  if (key === 'st' || key === 'al' || key === 'p' || key === 'v')
    return sentenceOpeners.has(wordAfter(text, next).toLowerCase()) && key !== 'v'
  return isLower(word.charAt(0)) && !/\d/.test(text.charAt(next))
}

function isTitleish(key: string, opens: boolean): boolean {
  return !opens && /^(co|inc|ltd|corp|jr|sr|min|max|in|am)$/.test(key) && key !== 'in' && key !== 'am'
}

/** Reports whether this is the number of "1. First item" at the start of a sentence. */
function isListNumber(text: string, start: number, at: number): boolean {
  return at - start <= 3 && /^\d{1,3}$/.test(text.slice(start, at))
}

const lookMax = 24

function wordBefore(text: string, start: number, at: number): string {
  let from = at
  while (
    from > start &&
    at - from < lookMax &&
    (classAt(text, from - 1) === letter || text.charAt(from - 1) === '.')
  )
    from--
  return text.slice(from, at)
}

function wordAfter(text: string, from: number): string {
  let start = from
  while (start < text.length && start - from < 4 && '"\'“‘«([*_'.includes(text.charAt(start))) start++
  let end = start
  while (end < text.length && end - start < lookMax && classAt(text, end) === letter) end++
  return text.slice(start, end)
}

function nextLetter(text: string, from: number): string {
  return wordAfter(text, from).charAt(0)
}
