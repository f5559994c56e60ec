import { functionWordsByLanguage } from '../lexicon/languages.ts'

export type Language = {
  /** An ISO 639-1 code, 'code' for program text, or 'und' when the text is too short. */
  code: string
  english: boolean
}

const sampleMax = 20_000
const wordsMin = 8

/** Distinguishes English from other languages and program text by script, function words and density of symbols. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, sampleMax)
  const script = foreignScript(sample)
  if (script) return { code: script, english: false }
  const words = sample.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  if (words.length < wordsMin) return { code: 'und', english: words.length > 0 }
  if (looksLikeCode(sample, words.length)) return { code: 'code', english: false }
  return byFunctionWords(words)
}

const scripts: readonly [string, RegExp][] = [
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
]

function foreignScript(sample: string): string | undefined {
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0 || latin / letters > 0.6) return undefined
  let best: string | undefined
  let most = 0
  for (const [code, pattern] of scripts) {
    // Japanese also contains Chinese characters, so kana count four times.
    const count = (sample.match(pattern)?.length ?? 0) * (code === 'ja' ? 4 : 1)
    if (count > most) [best, most] = [code, count]
  }
  return best ?? 'und'
}

const symbolsOfCode = /[{}()[\];=<>|&_/\\$@#]/g

function looksLikeCode(sample: string, words: number): boolean {
  const symbols = sample.match(symbolsOfCode)?.length ?? 0
  return symbols / words > 0.55
}

function byFunctionWords(words: string[]): Language {
  const counts = new Map<string, number>()
  for (const word of words) {
    for (const code of functionWordsByLanguage.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const english = (counts.get('en') ?? 0) / words.length
  let best = 'und'
  let most = 0
  for (const [code, count] of counts) if (count > most) [best, most] = [code, count]
  const share = most / words.length
  if (best === 'en') return { code: 'en', english: english > 0.08 }
  if (share > 0.12 && share > english * 1.3) return { code: best, english: false }
  return { code: english > 0.08 ? 'en' : 'und', english: english > 0.08 }
}
