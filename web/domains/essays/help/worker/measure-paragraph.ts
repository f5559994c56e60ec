import { parseDocument } from '../../../../../engine/text.ts'
import type { Habit, ParagraphMeasures } from './help-messages.ts'
import { countSyllables } from './syllables.ts'
import { findRepeatedWords, findWordHabits, isContentWord, type Word } from './word-habits.ts'

const longSentenceWords = 25
const veryLongSentenceWords = 35

/** Counts and marks one paragraph. */
export function measureParagraph(text: string): ParagraphMeasures {
  const { sentences, tokens } = parseDocument(text)
  const counts = new Map<string, number>()
  const measures: ParagraphMeasures = { words: 0, syllables: 0, sentences: [], habits: [], contentWords: [] }
  const all: Word[] = []
  for (const { start, end, tokenFrom, tokenTo } of sentences) {
    const words = tokens
      .slice(tokenFrom, tokenTo)
      .filter(({ kind }) => kind === 'word')
      .map((token) => wordOf(text, token))
    if (words.length === 0) continue
    measures.words += words.length
    measures.sentences.push(words.length)
    measures.habits.push(...longSentence(start, end, words.length), ...findWordHabits(words))
    for (const { lower } of words) {
      measures.syllables += countSyllables(lower)
      if (isContentWord(lower)) counts.set(lower, (counts.get(lower) ?? 0) + 1)
    }
    all.push(...words)
  }
  measures.habits.push(...findRepeatedWords(all))
  measures.contentWords = [...counts]
  return measures
}

function wordOf(text: string, { start, end }: { start: number; end: number }): Word {
  const word = text.slice(start, end)
  return { start, end, text: word, lower: word.toLowerCase() }
}

function longSentence(start: number, end: number, words: number): Habit[] {
  if (words > veryLongSentenceWords) return [{ start, end, kind: 'very-long-sentence' }]
  return words > longSentenceWords ? [{ start, end, kind: 'long-sentence' }] : []
}
