/** Turns that a reader notices when they come again and again. */
const devices: readonly { form: RegExp; perWords: number }[] = [
  { form: /(?:^|[.!?]["”’)]? )(?:And|But|So|Or|Yet)\b/g, perWords: 130 },
  {
    form: /(?:^|[.!?]["”’)]? )(?:Because|Since|While|As|When|If|After|Although|Though|With|For|In|By|To)\b/g,
    perWords: 60,
  },
  { form: /(?:^|[.!?]["”’)]? )(?:This|That|These|It|There)\b/g, perWords: 60 },
  { form: /, (?:and|but|so|because) /g, perWords: 60 },
  { form: /\bbecause\b/gi, perWords: 110 },
  { form: /, (?:which|who|where) /g, perWords: 110 },
  { form: /[()]/g, perWords: 150 },
  { form: /[;:]/g, perWords: 150 },
  { form: / [–—] |—/g, perWords: 300 },
  { form: /\b(?:get|gets|getting|got)\b/gi, perWords: 120 },
  { form: /\b(?:lets|let) \p{L}+ \p{L}+/giu, perWords: 200 },
]

/** A device may come so often more than the original has it before it costs anything. */
const free = 1

/** How far the versions of a text overdo single devices beyond both people and the original. */
export function deviceCost(before: string, after: string, words: number): number {
  return devices.reduce((cost, { form, perWords }) => {
    const allowed = Math.max(count(form, before), free + words / perWords)
    return cost + Math.max(0, count(form, after) - allowed)
  }, 0)
}

function count(form: RegExp, text: string): number {
  return text.match(form)?.length ?? 0
}

const openerForm = /^\P{L}*(\p{L}+)/u

/** Neighbours that open with the same word, more than in the original. */
export function sameOpeners(sentences: readonly string[]): number {
  let same = 0
  let last = ''
  for (const sentence of sentences) {
    const opener = openerForm.exec(sentence)?.[1]?.toLowerCase() ?? ''
    if (opener !== '' && opener === last) same++
    last = opener
  }
  return same
}

/** People's texts have this spread of sentence length: standard deviation over mean. */
const peopleSpread = 0.48

/** How far the lengths of sentences are more even than people's, from 0 to 1. */
export function evenness(lengths: readonly number[]): number {
  if (lengths.length < 4) return 0
  const mean = lengths.reduce((total, length) => total + length, 0) / lengths.length
  const square = lengths.reduce((total, length) => total + (length - mean) ** 2, 0) / lengths.length
  return Math.max(0, 1 - Math.sqrt(square) / Math.max(1, mean) / peopleSpread)
}
