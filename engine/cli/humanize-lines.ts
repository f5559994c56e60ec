import { type HumanizeOptions, humanize } from '../index.ts'
import { answerLines, type LineStreams } from './answer-lines.ts'
import { resultCharactersMax } from './humanize-in-pieces.ts'

/** Rewrites lines {"id","text"}; see `answerLines`. */
export function runHumanizeLines(streams: LineStreams, options: HumanizeOptions): Promise<number> {
  return answerLines(streams, (given) => {
    if (given.length > resultCharactersMax)
      return { error: `The "text" is longer than ${resultCharactersMax} characters.` }
    try {
      const { text, edits, before, aiScore, proof, reason } = humanize(given, options)
      const answer = { text, edits, before: before.aiScore, after: aiScore, locked: proof.locked }
      return reason ? { ...answer, reason: reason.message } : answer
    } catch {
      // One text that the engine fails on must not stop the others.
      return { error: 'This text could not be rewritten.' }
    }
  })
}
