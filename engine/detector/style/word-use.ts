import type { Canonical } from '../tokens/canonical.ts'
import { endings, groupNames } from '../tokens/forms.ts'

const marks = [',', ':', '?', '!', '"', '(', '...', '.', '0'] as const

const others = [
  'contractions',
  'possessives',
  'hyphened',
  'commaIng',
  'notBut',
  'midCapitals',
  'allCapitals',
  'lowerStart',
  'lowerI',
  'functionShare',
  'wordLength',
  'wordLengthSpread',
  'longWords',
  'veryLongWords',
  'tinyWords',
  'repeatedMark',
] as const

export const names = [
  ...groupNames.map((name) => `rate:${name}`),
  ...endings.map((ending) => `ending:${ending}`),
  ...marks.map((mark) => `mark:${mark}`),
  ...others,
] as const

const marksFrom = groupNames.length + endings.length
const othersFrom = marksFrom + marks.length
const markCodes = marks.map((mark) => mark.charCodeAt(0))
const ellipsisMark = marks.indexOf('...')
/** The place of each other measure after the first one. */
const place = Object.fromEntries(others.map((name, i) => [name, i])) as Record<
  (typeof others)[number],
  number
>

/** Measures rates per word of word groups, endings, marks and small constructions in tokens `[from, to)`. */
export function measureWordUse(
  text: Canonical,
  from: number,
  to: number,
  out: Float32Array,
  at: number,
): void {
  out.fill(0, at, at + names.length)
  const extra = at + othersFrom
  const totals: Totals = { words: 0, letters: 0, squares: 0 }
  let sentence = firstAfter(text.sentenceStarts, from)
  for (let i = from; i < to; i++) {
    const opens = i === from || i === text.sentenceStarts[sentence]
    while (sentence < text.sentenceStarts.length && text.sentenceStarts[sentence]! <= i) sentence++
    if (text.kinds[i] === 1) noteWord(text, i, from, opens, out, at, totals)
    else noteMark(text, i, from, out, at)
    if (text.kinds[i] === 2) totals.words++
  }
  const words = Math.max(1, totals.words)
  for (let k = at; k < at + names.length; k++) out[k]! /= words
  const average = totals.letters / words
  out[extra + place.wordLength] = average
  const variance = Math.max(0, totals.squares / words - average * average)
  out[extra + place.wordLengthSpread] = Math.sqrt(variance)
}

type Totals = {
  words: number
  letters: number
  squares: number
}

function firstAfter(starts: Int32Array, from: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! < from) low = middle + 1
    else high = middle
  }
  return low
}

function noteWord(
  text: Canonical,
  i: number,
  from: number,
  opens: boolean,
  out: Float32Array,
  at: number,
  totals: Totals,
): void {
  const facts = text.facts[i]!
  const { form } = facts
  const extra = at + othersFrom
  const length = form.length
  totals.words++
  totals.letters += length
  totals.squares += length * length
  for (const group of facts.groups) out[at + group]!++
  if (facts.ending >= 0) out[at + groupNames.length + facts.ending]!++
  if (facts.functional) out[extra + place.functionShare]!++
  if (length >= 7) out[extra + place.longWords]!++
  if (length >= 11) out[extra + place.veryLongWords]!++
  if (length <= 3) out[extra + place.tinyWords]!++
  noteShape(text, i, opens, out, extra)
  if (i > from && text.codes[text.starts[i - 1]!] === 44 && text.kinds[i - 1] === 0)
    noteAfterComma(facts.ending, form, out, extra)
}

function noteShape(text: Canonical, i: number, opens: boolean, out: Float32Array, extra: number): void {
  const { form } = text.facts[i]!
  const capitals = text.capitals[i]!
  if (form.includes("'", 1)) {
    const isPossessive = form.endsWith("'s") && !contractedS.has(form)
    out[extra + (isPossessive ? place.possessives : place.contractions)]!++
  }
  if (form.includes('-')) out[extra + place.hyphened]!++
  if (opens) {
    if (capitals === 0) out[extra + place.lowerStart]!++
  } else if (capitals === 1 && form !== 'i' && !form.startsWith("i'")) out[extra + place.midCapitals]!++
  if (capitals === 2) out[extra + place.allCapitals]!++
  if (form === 'i' && capitals === 0) out[extra + place.lowerI]!++
}

const contractedS = new Set(
  "it's that's there's here's he's she's what's who's where's let's how's".split(' '),
)

function noteAfterComma(ending: number, form: string, out: Float32Array, extra: number): void {
  if (ending === 0) out[extra + place.commaIng]!++
  if (form === 'but' || form === 'not') out[extra + place.notBut]!++
}

function noteMark(text: Canonical, i: number, from: number, out: Float32Array, at: number): void {
  const start = text.starts[i]!
  const code = text.codes[start]!
  const isEllipsis = code === 46 && text.starts[i + 1]! - start > 2
  const mark = isEllipsis ? ellipsisMark : markCodes.lastIndexOf(code)
  if (mark >= 0) out[at + marksFrom + mark]!++
  if (i > from && text.kinds[i - 1] === 0 && text.codes[text.starts[i - 1]!] === code && code !== 46)
    out[at + othersFrom + place.repeatedMark]!++
}
