import { keyPhrases } from '../text/key-phrases.ts'
import { readPassages } from '../text/passages.ts'
import { rankSentences } from '../text/rank-sentences.ts'
import type { Tagger } from '../text/tagger.ts'
import { askAbout } from './asked.ts'
import { numberCloze, numbersIn, phraseCloze } from './cloze.ts'
import type { Fact, Question } from './question.ts'

const wordsMin = 6
const wordsMax = 36
/** Sentences considered per question: in a long text, the most central ones are enough. */
const sentencesEach = 8

const unclear =
  /^(?:he|she|it|they|this|that|these|those|his|her|its|their|such|here|there|we|i|you|and|but|so|or)\b/i

/** Returns up to `count` questions about the most important sentences, in text order. */
export function makeQuiz(text: string, count: number, tag: Tagger): Question[] {
  const passages = readPassages(text)
  const ranks = rankSentences(passages)
  const phrases = keyPhrases(passages, tag)
  const numbers = passages.flatMap((passage, at) => numbersIn(passage.text, at))
  const best = passages
    .map((passage, index) => ({ text: passage.text, index, kind: passage.kind, rank: ranks[index]! }))
    .filter((passage) => passage.kind !== 'heading' && usable(passage.text))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, count * sentencesEach)
  const used = new Set<string>()
  const questions: Question[] = []
  for (const { text: sentence, index } of best) {
    if (questions.length === count) break
    const fact: Fact = { text: sentence, index, words: tag(sentence) }
    const question =
      askAbout(fact, questions.length) ?? numberCloze(fact, numbers) ?? phraseCloze(fact, phrases, used)
    if (question && !questions.some(({ prompt }) => prompt === question.prompt)) questions.push(question)
  }
  return questions.sort((a, b) => a.sentence - b.sentence)
}

function usable(sentence: string): boolean {
  const words = sentence.split(' ').length
  return words >= wordsMin && words <= wordsMax && !sentence.endsWith('?') && !/["“”]/.test(sentence)
}

/** Prefers sentences with names or figures. A sentence that refers back is unclear without its context. */
function weight({ text, rank }: { text: string; rank: number }): number {
  const concrete = /\d/.test(text) ? 1.4 : /\s[A-Z][a-z]/.test(text) ? 1.2 : 1
  return rank * concrete * (unclear.test(text) ? 0.35 : 1)
}
