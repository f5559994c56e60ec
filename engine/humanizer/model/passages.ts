import type { TaggedText } from '../language/tagged-text.ts'

export type Passage = {
  /** Half-open span of the original. */
  start: number
  end: number
  /** The text before and after it, for context. */
  before: string
  after: string
}

const wordsMin = 12
const wordsMax = 350
const contextMax = 400

/** Paragraphs with enough free prose to edit; long ones in parts at ends of sentences. */
export function splitPassages(text: TaggedText): Passage[] {
  return text.document.paragraphs.flatMap((paragraph) => {
    const parts: Passage[] = []
    let from = paragraph.sentenceFrom
    let words = 0
    for (let i = paragraph.sentenceFrom; i < paragraph.sentenceTo; i++) {
      words += text.sentences[i]?.words.length ?? 0
      const next = text.sentences[i + 1]?.words.length ?? 0
      if (i + 1 < paragraph.sentenceTo && words + next <= wordsMax) continue
      parts.push(passageOf(text, from, i))
      from = i + 1
      words = 0
    }
    return parts.filter((part) => freeWords(text, part) >= wordsMin)
  })
}

function passageOf(text: TaggedText, first: number, last: number): Passage {
  const start = text.sentences[first]?.start ?? 0
  const end = text.sentences[last]?.end ?? start
  return {
    start,
    end,
    before: text.text.slice(Math.max(0, start - contextMax), start).trim(),
    after: text.text.slice(end, end + contextMax).trim(),
  }
}

function freeWords(text: TaggedText, { start, end }: { start: number; end: number }): number {
  const inside = text.sentences.filter((sentence) => sentence.start >= start && sentence.end <= end)
  return inside.flatMap((sentence) => sentence.words).filter((word) => !word.locked && word.tag !== 'PUNCT')
    .length
}
