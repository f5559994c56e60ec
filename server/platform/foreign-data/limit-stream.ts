import { type Readable, Transform } from 'node:stream'
import { ForeignDataError, type ReadLimits } from './read-limited.ts'

/**
 * Passes bytes of a connection on and ends it when there are too many of them, or too many pieces. Reading the stream
 * as an iterable joins the pieces that have arrived together, so that a sender of single bytes costs no more than others.
 */
export function limitStream(
  source: Readable,
  { bytesMax, piecesMax = Number.POSITIVE_INFINITY }: ReadLimits,
): Readable {
  let size = 0
  let pieces = 0
  const limited = new Transform({
    transform(piece: Buffer, _, done) {
      size += piece.length
      pieces++
      const isTooMuch = size > bytesMax || pieces > piecesMax
      if (isTooMuch) source.destroy()
      done(isTooMuch ? new ForeignDataError('The data is too large.') : null, piece)
    },
  })
  limited.on('close', () => source.destroy())
  source.on('error', (error) => limited.destroy(error))
  return source.pipe(limited)
}
