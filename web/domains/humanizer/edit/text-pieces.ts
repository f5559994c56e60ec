import type { ReadSentence } from './weighing-sentences.ts'

export type TextPiece = { start: number; text: string; sentence: ReadSentence | null }

/** Splits a text into its sentences and what is between them; together they are the whole text. */
export function piecesOfText(text: string, sentences: readonly ReadSentence[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  const push = (end: number, sentence: ReadSentence | null) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), sentence })
    at = Math.max(at, end)
  }
  for (const sentence of sentences) {
    push(Math.min(sentence.start, text.length), null)
    push(Math.min(sentence.end, text.length), sentence)
  }
  push(text.length, null)
  return pieces
}
