import { parseDocument } from '../../../../engine/text.ts'
import { stopWords } from './stop-words.ts'

/** One sentence, item or heading of a text, without its Markdown marks. */
export type Passage = {
  text: string
  paragraph: number
  kind: 'sentence' | 'item' | 'heading'
  /** Lower-case stems of the topical words, in order. */
  stems: string[]
}

const mark = /^(?:#{1,6}\s+|>\s*|[-*•–+]\s+|\(?\d{1,3}[.)]\s+|\[[ x]?\]\s*)+/

export function readPassages(text: string): Passage[] {
  const document = parseDocument(text)
  return document.sentences.map((sentence) => {
    const raw = document.text.slice(sentence.start, sentence.end)
    const paragraph = document.paragraphs[sentence.paragraph]!
    const alone = paragraph.sentenceTo - paragraph.sentenceFrom === 1
    // The list mark is before the sentence when the engine leaves it out of the span.
    const lineStart = document.text.lastIndexOf('\n', sentence.start) + 1
    const marked = mark.exec(document.text.slice(lineStart, sentence.end))?.[0] ?? ''
    const plain = raw.replace(mark, '').replace(/\s+/g, ' ').trim()
    return {
      text: plain,
      paragraph: sentence.paragraph,
      kind: kindOf(plain, marked, alone),
      stems: topicStems(plain),
    }
  })
}

function kindOf(plain: string, marked: string, alone: boolean): Passage['kind'] {
  if (marked.startsWith('#')) return 'heading'
  if (marked !== '') return 'item'
  const words = plain.split(' ').length
  return alone && words <= 10 && !/[.!?…:;,"”]$/.test(plain) ? 'heading' : 'sentence'
}

function topicStems(text: string): string[] {
  const stems: string[] = []
  for (const [word] of text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .matchAll(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)) {
    if (!stopWords.has(word) && (word.length > 1 || /[^a-z]/.test(word))) stems.push(stem(word))
  }
  return stems
}

/** Removes plurals and the commonest endings, so that "mills" matches "mill" and "trained" matches "training". */
function stem(word: string): string {
  let root = word.replace(/'s?$/, '')
  if (root.length > 4) root = root.replace(/(?:ies|ied)$/, 'y').replace(/(?<=[^s])s$/, '')
  if (root.length > 5) root = root.replace(/(?:ing|ed|ly)$/, '').replace(/([bdgmnprt])\1$/, '$1')
  return root.length > 4 ? root.replace(/e$/, '') : root
}
