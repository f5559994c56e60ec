import type { HabitKind, ParagraphMeasures } from '../worker/help-messages.ts'
import { fleschKincaidGrade, fleschReadingEase, type ReadingLevel, readingLevel } from './reading-ease.ts'

export type TextFigures = {
  words: number
  sentences: number
  wordsPerSentence: number
  longestSentence: number
  /** From 0, very hard, to 100, very easy. */
  ease: number
  level: ReadingLevel
  grade: number
  habits: Record<HabitKind, number>
  /** The content words that come most often, with how often. */
  overused: { word: string; count: number }[]
  /** How many sentences have 1–10, 11–20, 21–30, 31–40 and more than 40 words. */
  lengths: number[]
}

/** Fewer words give figures that mean nothing. */
export const figuresWordsMin = 30
const overusedCountMin = 5
const overusedShareMin = 0.008
const overusedMax = 8
const lengthStep = 10
const lengthSteps = 5

/** Sums the measures of all paragraphs. Null for a text that is too short. */
export function textFigures(measures: ParagraphMeasures[]): TextFigures | null {
  const lengths = measures.flatMap(({ sentences }) => sentences)
  const words = sum(measures.map((each) => each.words))
  if (words < figuresWordsMin) return null
  const counts = { words, sentences: lengths.length, syllables: sum(measures.map((each) => each.syllables)) }
  const ease = fleschReadingEase(counts)
  return {
    words,
    sentences: counts.sentences,
    wordsPerSentence: words / counts.sentences,
    longestSentence: lengths.reduce((longest, length) => Math.max(longest, length), 0),
    ease: Math.max(0, Math.min(100, ease)),
    level: readingLevel(ease),
    grade: Math.max(1, fleschKincaidGrade(counts)),
    habits: countHabits(measures),
    overused: overusedWords(measures, words),
    lengths: Array.from(
      { length: lengthSteps },
      (_, i) => lengths.filter((length) => stepOf(length) === i).length,
    ),
  }
}

const stepOf = (length: number) => Math.min(lengthSteps - 1, Math.floor((length - 1) / lengthStep))

function countHabits(measures: ParagraphMeasures[]): Record<HabitKind, number> {
  const counts = { 'long-sentence': 0, 'very-long-sentence': 0, passive: 0, adverb: 0, weak: 0, repeated: 0 }
  for (const { habits } of measures) for (const { kind } of habits) counts[kind]++
  return counts
}

function overusedWords(measures: ParagraphMeasures[], words: number): { word: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { contentWords } of measures)
    for (const [word, count] of contentWords) counts.set(word, (counts.get(word) ?? 0) + count)
  const countMin = Math.max(overusedCountMin, words * overusedShareMin)
  return [...counts]
    .filter(([, count]) => count >= countMin)
    .sort((a, b) => b[1] - a[1])
    .slice(0, overusedMax)
    .map(([word, count]) => ({ word, count }))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
