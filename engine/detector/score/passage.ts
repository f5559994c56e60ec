import type { Sentence, TextDocument } from '../../text/document.ts'
import type { Canonical } from '../tokens/canonical.ts'
import { type Judgement, judgeTokens } from './score.ts'

type PassageSentence = {
  text: string
  /** Lower-case words. */
  words: string[]
}

/** Neighbouring sentences as the input of the signals. */
export type Passage = {
  text: string
  sentences: PassageSentence[]
  words: string[]
  document: TextDocument
  canonical: Canonical
  /** Half-open range of canonical tokens. */
  from: number
  to: number
  /** Judges the passage alone, lazily. */
  judgement: () => Judgement
}

/** `sentenceFrom` and `sentenceTo` are a half-open range of the document's sentences. */
export function readPassage(
  document: TextDocument,
  canonical: Canonical,
  sentenceFrom: number,
  sentenceTo: number,
): Passage {
  const sentences: PassageSentence[] = []
  for (let s = sentenceFrom; s < sentenceTo; s++) {
    const { start, end } = document.sentences[s] as Sentence
    sentences.push({ text: document.text.slice(start, end), words: wordsOf(canonical, s) })
  }
  const from = canonical.sentenceStarts[sentenceFrom] ?? 0
  const to = canonical.sentenceStarts[sentenceTo] ?? 0
  let judgement: Judgement | undefined
  const first = document.sentences[sentenceFrom]
  const last = document.sentences[sentenceTo - 1]
  return {
    text: first && last ? document.text.slice(first.start, last.end) : '',
    sentences,
    words: sentences.flatMap(({ words }) => words),
    document,
    canonical,
    from,
    to,
    judgement: () => (judgement ??= judgeTokens(canonical, from, to)),
  }
}

function wordsOf(canonical: Canonical, sentence: number): string[] {
  const words: string[] = []
  for (let i = canonical.sentenceStarts[sentence]!; i < canonical.sentenceStarts[sentence + 1]!; i++) {
    if (canonical.kinds[i] === 1) words.push(canonical.facts[i]!.form)
  }
  return words
}
