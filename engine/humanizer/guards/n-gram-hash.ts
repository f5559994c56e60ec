import { hashBits } from './packed-counts.ts'

/** FNV-1a over UTF-16 code units, finished as in MurmurHash3, cut to hashBits. */
export function nGramHash(...words: string[]): number {
  let h = 0x811c9dc5
  for (const word of words) {
    for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193)
    h = Math.imul(h ^ 0x1f, 0x01000193)
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> (32 - hashBits)
}

/** A count as a step of 1 to 15, about 1.3 doublings each, and back. */
const doublings = 1.25

export function stepOfCount(count: number): number {
  return Math.min(15, 1 + Math.round(Math.log2(count) / doublings))
}

export function countOfStep(step: number): number {
  return step === 0 ? 0 : 2 ** ((step - 1) * doublings)
}

/** Words and marks as the language model counts them: lower case, numbers alike, straight quotes. */
export function modelTokens(text: string): string[] {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'")
  const tokens = plain.match(/\p{L}+(?:['-]\p{L}+)*|\d[\d.,]*|[^\s\p{L}\d]/gu) ?? []
  return tokens.map((token) => (/^\d/.test(token) ? '0' : token))
}
