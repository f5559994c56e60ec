import type { Canonical } from '../tokens/canonical.ts'
import { endings, groupNames } from '../tokens/forms.ts'

const marks = [',', ';', ':', '-', '?', '!', '"', '(', '...', '.', '0'] as const

export const names = [
  ...groupNames.map((name) => `rate:${name}`),
  ...endings.map((ending) => `ending:${ending}`),
  ...marks.map((mark) => `mark:${mark}`),
  'contractions',
  'possessives',
  'hyphened',
  'commaIng',
  'commaAnd',
  'series',
  'semicolonIt',
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

const extras = groupNames.length + endings.length + marks.length
const markCodes = marks.map((mark) => mark.charCodeAt(0))

/** Measures rates per word of word groups, endings, marks and small constructions in tokens `[from, to)`. */
export function measureWordUse(
  text: Canonical,
  from: number,
  to: number,
  out: Float32Array,
  at: number,
): void {
  out.fill(0, at, at + names.length)
  const extra = at + extras
  const totals: Totals = { words: 0, letters: 0, squares: 0, sentences: 0 }
  let sentence = firstAfter(text.sentenceStarts, from)
  for (let i = from; i < to; i++) {
    const opens = i === from || i === text.sentenceStarts[sentence]
    while (sentence < text.sentenceStarts.length && text.sentenceStarts[sentence]! <= i) sentence++
    if (text.kinds[i] === 1) noteWord(text, i, from, opens, out, at, totals)
    else noteMark(text, i, from, to, out, at)
    if (text.kinds[i] === 2) totals.words++
  }
  const words = Math.max(1, totals.words)
  for (let k = at; k < at + names.length; k++) out[k]! /= words
  const average = totals.letters / words
  out[extra + 13] = average
  out[extra + 14] = Math.sqrt(Math.max(0, totals.squares / words - average * average))
}

type Totals = {
  words: number
  letters: number
  squares: number
  sentences: number
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
  const extra = at + extras
  const length = form.length
  totals.words++
  totals.letters += length
  totals.squares += length * length
  for (const group of facts.groups) out[at + group]!++
  if (facts.ending >= 0) out[at + groupNames.length + facts.ending]!++
  if (facts.functional) out[extra + 12]!++
  if (length >= 7) out[extra + 15]!++
  if (length >= 11) out[extra + 16]!++
  if (length <= 3) out[extra + 17]!++
  noteShape(text, i, opens, out, extra)
  if (i > from && text.codes[text.starts[i - 1]!] === 44 && text.kinds[i - 1] === 0)
    noteAfterComma(facts.ending, form, out, extra)
  if (i > from && text.codes[text.starts[i - 1]!] === 59 && /^(it|they|this|that)/.test(form))
    out[extra + 6]!++
}

function noteShape(text: Canonical, i: number, opens: boolean, out: Float32Array, extra: number): void {
  const { form } = text.facts[i]!
  const capitals = text.capitals[i]!
  const quote = form.indexOf("'")
  if (quote > 0) out[extra + (form.endsWith("'s") && !contractedS.has(form) ? 1 : 0)]!++
  if (form.includes('-')) out[extra + 2]!++
  if (opens) {
    if (capitals === 0) out[extra + 10]!++
  } else if (capitals === 1 && form !== 'i' && !form.startsWith("i'")) out[extra + 8]!++
  if (capitals === 2) out[extra + 9]!++
  if (form === 'i' && capitals === 0) out[extra + 11]!++
}

const contractedS = new Set(
  "it's that's there's here's he's she's what's who's where's let's how's".split(' '),
)

function noteAfterComma(ending: number, form: string, out: Float32Array, extra: number): void {
  if (ending === 0) out[extra + 3]!++
  if (form === 'and' || form === 'or') out[extra + 4]!++
  if (form === 'but' || form === 'not') out[extra + 7]!++
}

function noteMark(text: Canonical, i: number, from: number, to: number, out: Float32Array, at: number): void {
  const start = text.starts[i]!
  const code = text.codes[start]!
  const ellipsis = code === 46 && text.starts[i + 1]! - start > 2
  const mark = ellipsis ? 8 : markCodes.lastIndexOf(code)
  if (mark >= 0) out[at + groupNames.length + endings.length + mark]!++
  const extra = at + extras
  // "a, b, and c": a comma two to four tokens after another one, before "and"
  if (code === 44 && i + 1 < to && i - 4 >= from && text.facts[i + 1]!.form === 'and') {
    for (let back = 2; back <= 4; back++) {
      if (text.codes[text.starts[i - back]!] === 44 && text.kinds[i - back] === 0) {
        out[extra + 5]!++
        break
      }
    }
  }
  if (i > from && text.kinds[i - 1] === 0 && text.codes[text.starts[i - 1]!] === code && code !== 46)
    out[extra + 18]!++
}
