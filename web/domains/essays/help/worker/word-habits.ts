import {
  betweenBeAndParticiple,
  formsOfBe,
  functionWords,
  irregularParticiples,
  notAdverbs,
  stateWords,
  weakWords,
} from './habit-words.ts'
import type { Habit } from './help-messages.ts'

export type Word = { start: number; end: number; text: string; lower: string }

/** Shorter words are rarely noticed when they come again. */
const repeatedLettersMin = 5
const repeatedWithinWords = 12

/** Finds passive voice, adverbs and weak words in one sentence. */
export function findWordHabits(words: Word[]): Habit[] {
  return words.flatMap((word, i): Habit[] => {
    if (weakWords.has(word.lower)) return [{ start: word.start, end: word.end, kind: 'weak' }]
    if (isAdverb(word.lower)) return [{ start: word.start, end: word.end, kind: 'adverb' }]
    const participle = formsOfBe.has(word.lower) ? participleAfter(words, i) : null
    return participle ? [{ start: word.start, end: participle.end, kind: 'passive' }] : []
  })
}

/** Finds words with a meaning of their own that come again a few words later. Names may. */
export function findRepeatedWords(words: Word[]): Habit[] {
  const lastAt = new Map<string, number>()
  return words.flatMap(({ start, end, text, lower }, i): Habit[] => {
    if (!isContentWord(lower) || lower.length < repeatedLettersMin) return []
    const before = lastAt.get(lower)
    lastAt.set(lower, i)
    const isNear = before !== undefined && i - before <= repeatedWithinWords
    return isNear && text === lower ? [{ start, end, kind: 'repeated' }] : []
  })
}

/** Words with a meaning of their own, which a text may use too often. */
export function isContentWord(lower: string): boolean {
  return lower.length > 3 && !functionWords.has(lower)
}

function isAdverb(lower: string): boolean {
  return lower.length > 4 && lower.endsWith('ly') && !notAdverbs.has(lower)
}

function participleAfter(words: Word[], at: number): Word | null {
  let next = at + 1
  while (next < words.length && next <= at + 2 && isBetween(words[next]!.lower)) next++
  const word = words[next]
  return word && isParticiple(word.lower) ? word : null
}

function isBetween(lower: string): boolean {
  return betweenBeAndParticiple.has(lower) || isAdverb(lower)
}

function isParticiple(lower: string): boolean {
  if (irregularParticiples.has(lower)) return true
  return lower.length > 4 && lower.endsWith('ed') && !stateWords.has(lower)
}
