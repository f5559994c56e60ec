import { setImmediate } from 'node:timers/promises'

const pieces = /(?:\S+\s*){1,4}|\s+/g
const piecesPerTurn = 8

/** Splits Markdown into groups of up to four words, with their white space, and stops once `signal` is aborted. */
export async function* streamWords(markdown: string, signal: AbortSignal): AsyncGenerator<string> {
  let count = 0
  for (const [piece] of markdown.matchAll(pieces)) {
    if (signal.aborted) return
    yield piece
    // Yields to the event loop, so that a stop request can be handled before the end.
    if (++count % piecesPerTurn === 0) await setImmediate()
  }
}
