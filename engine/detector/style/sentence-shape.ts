import type { Canonical } from '../tokens/canonical.ts'
import { mean, spread } from './statistics.ts'

export const names = [
  'sentenceMean',
  'sentenceSpread',
  'sentenceVariation',
  'sentenceMin',
  'sentenceMax',
  'sentenceStep',
  'shortShare',
  'longShare',
  'similarRun',
  'commaSpread',
  'commaFreeShare',
  'startVariety',
  'startPronoun',
  'startThe',
  'startConjunction',
  'startAdverb',
  'startIng',
  'startPhrase',
  'startI',
  'startDemonstrative',
  'fragmentShare',
  'skew',
  'endQuestion',
  'endExclamation',
] as const

/** Measures lengths in words, openings and ends of the sentences in tokens `[from, to)`. A semicolon ends one too. */
export function measureSentenceShape(
  text: Canonical,
  from: number,
  to: number,
  out: Float32Array,
  at: number,
): void {
  const lengths: number[] = []
  const commas: number[] = []
  const firsts = new Map<number, number>()
  const starts = new Float64Array(8)
  const ends = new Float64Array(2)
  for (let s = firstSentence(text, from); s + 1 < text.sentenceStarts.length; s++) {
    let start = Math.max(from, text.sentenceStarts[s]!)
    const end = Math.min(to, text.sentenceStarts[s + 1]!)
    if (start >= to) break
    for (let i = start; i < end; i++) {
      if (text.semicolons[i] === 0) continue
      note(start, i + 1)
      start = i + 1
    }
    note(start, end)
  }
  function note(start: number, end: number): void {
    const { words, commas: marks } = countKinds(text, start, end)
    if (words === 0) return
    lengths.push(words)
    commas.push(marks)
    noteStart(text, start, end, firsts, starts)
    noteEnd(text, end, ends)
  }
  const n = Math.max(1, lengths.length)
  const average = mean(lengths)
  const deviation = spread(lengths, average)
  out[at++] = average
  out[at++] = deviation
  out[at++] = average > 0 ? deviation / average : 0
  out[at++] = lengths.length > 0 ? Math.min(...lengths) : 0
  out[at++] = lengths.length > 0 ? Math.max(...lengths) : 0
  out[at++] = stepOf(lengths) / Math.max(1, average)
  out[at++] = lengths.filter((length) => length < 7).length / n
  out[at++] = lengths.filter((length) => length > 28).length / n
  out[at++] = longestSimilarRun(lengths)
  out[at++] = spread(commas, mean(commas))
  out[at++] = commas.filter((count) => count === 0).length / n
  out[at++] = firsts.size / n
  for (const count of starts) out[at++] = count / n
  out[at++] = lengths.filter((length) => length < 4).length / n
  out[at++] = deviation > 0 ? skewOf(lengths, average, deviation) : 0
  out[at++] = ends[0]! / n
  out[at++] = ends[1]! / n
}

export function firstSentence(text: Canonical, from: number): number {
  let low = 0
  let high = text.sentenceStarts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (text.sentenceStarts[middle]! <= from) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

function countKinds(text: Canonical, start: number, end: number): { words: number; commas: number } {
  let words = 0
  let commas = 0
  for (let i = start; i < end; i++) {
    if (text.kinds[i] !== 0) words++
    else if (text.codes[text.starts[i]!] === 44) commas++
  }
  return { words, commas }
}

const pronouns = new Set('he she they it we you his her their my our its'.split(' '))
const conjunctions = new Set('and but or so yet because'.split(' '))
const demonstratives = new Set('this these that those such'.split(' '))

function noteStart(
  text: Canonical,
  start: number,
  end: number,
  firsts: Map<number, number>,
  starts: Float64Array,
): void {
  let first = start
  while (first < end && text.kinds[first] === 0) first++
  if (first >= end) return
  const { form, hash } = text.facts[first]!
  firsts.set(hash, 1)
  if (pronouns.has(form)) starts[0]!++
  else if (form === 'the') starts[1]!++
  else if (conjunctions.has(form)) starts[2]!++
  else if (form.length > 4 && form.endsWith('ly')) starts[3]!++
  else if (form.length > 4 && form.endsWith('ing')) starts[4]!++
  else if (form === 'i') starts[6]!++
  else if (demonstratives.has(form)) starts[7]!++
  const last = Math.min(end, first + 7)
  for (let i = first + 1; i < last; i++) {
    if (text.kinds[i] === 0 && text.codes[text.starts[i]!] === 44) {
      starts[5]!++
      return
    }
  }
}

function noteEnd(text: Canonical, end: number, ends: Float64Array): void {
  for (let i = end - 1; i >= Math.max(0, end - 2); i--) {
    const code = text.codes[text.starts[i]!]
    if (code === 63) ends[0]!++
    if (code === 33) ends[1]!++
  }
}

function stepOf(lengths: number[]): number {
  let total = 0
  for (let i = 1; i < lengths.length; i++) total += Math.abs(lengths[i]! - lengths[i - 1]!)
  return lengths.length > 1 ? total / (lengths.length - 1) : 0
}

/** Returns the longest run of sentences whose length is within a fifth of the first one's, but at least two words. */
function longestSimilarRun(lengths: number[]): number {
  let best = 0
  let run = 0
  let base = 0
  for (const length of lengths) {
    if (run > 0 && Math.abs(length - base) <= Math.max(2, base * 0.2)) run++
    else {
      run = 1
      base = length
    }
    best = Math.max(best, run)
  }
  return best
}

function skewOf(lengths: number[], average: number, deviation: number): number {
  let total = 0
  for (const length of lengths) total += ((length - average) / deviation) ** 3
  return total / lengths.length
}
