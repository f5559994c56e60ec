import type { TaggedSentence, TaggedText } from '../../language/tagged-text.ts'
import type { Unit } from '../versions/unit.ts'

/** A request to a model covers about so many words, so that its answer stays short enough to be complete. */
const wordsMax = 400
const freeWordsMin = 3

/** Sentences of which enough words may change. The others are shown to the model as context. */
export function isOpen({ words }: TaggedSentence): boolean {
  return words.filter((word) => !word.locked && word.tag !== 'PUNCT').length >= freeWordsMin
}

/** Splits a text into runs of sentences, one for each request, at ends of paragraphs where it can. */
export function stretchesOf({ sentences }: TaggedText, most = wordsMax): Unit[] {
  const stretches: Unit[] = []
  let from = 0
  let words = 0
  for (const sentence of sentences) {
    const { index } = sentence
    words += sentence.words.length
    const next = sentences[index + 1]
    const isLast = next === undefined
    const isFull = !isLast && words + next.words.length > most
    const endsParagraph = !isLast && next.paragraph !== sentence.paragraph && words > most / 2
    if (!isLast && !isFull && !endsParagraph) continue
    if (sentences.slice(from, index + 1).some(isOpen)) stretches.push({ from, to: index })
    from = index + 1
    words = 0
  }
  return stretches
}
