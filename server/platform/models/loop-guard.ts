import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import { hasLoop, tailCharacters } from './find-loop.ts'

/** The model began to repeat itself. Readers keep what they have `withoutLoop`. */
export class RepeatedReply extends AppError {
  constructor() {
    super('model_cut_off', refusalTexts.modelRepeats)
  }
}

/** The end of a reply is looked at again after so many characters, so that the work stays linear. */
const checkedEvery = 200
const fences = ['```', '~~~']

/** Watches a reply that grows for repetition. Code may rightly repeat itself. */
export function createLoopGuard(): { take: (piece: string) => void; reset: () => void } {
  let tail = ''
  let unchecked = 0
  let line = ''
  let isFenced = false
  const isFence = (text: string) => fences.some((fence) => text.trimStart().startsWith(fence))

  function followLines(piece: string): void {
    const rows = (line + piece).split('\n')
    // The start of a line is enough to recognise a fence.
    line = (rows.pop() ?? '').slice(0, 100)
    for (const row of rows) if (isFence(row)) isFenced = !isFenced
  }

  return {
    /** Throws RepeatedReply. */
    take(piece) {
      tail += piece
      unchecked += piece.length
      followLines(piece)
      if (unchecked < checkedEvery) return
      unchecked = 0
      tail = tail.slice(-tailCharacters)
      if (!isFenced && !isFence(line) && hasLoop(tail)) throw new RepeatedReply()
    },
    reset() {
      tail = ''
      line = ''
      unchecked = 0
      isFenced = false
    },
  }
}
