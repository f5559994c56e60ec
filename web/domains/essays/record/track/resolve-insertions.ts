import { findSources, type Sources } from './find-source.ts'
import { partOf, type TextPiece } from './pieces.ts'

/** Replaces inserted text of all blocks by its sources. One insertion may go over several blocks. */
export function resolveInsertions(blocks: TextPiece[][], sources: Sources): TextPiece[][] {
  const resolved: TextPiece[] = []
  let inserted: TextPiece[] = []
  function flush() {
    if (inserted.length > 0) resolved.push(...findSources(inserted, sources))
    inserted = []
  }
  for (const piece of blocks.flat()) {
    if (typeof piece.source === 'string' && (inserted.length === 0 || inserted[0]!.source === piece.source))
      inserted.push(piece)
    else {
      flush()
      if (typeof piece.source === 'string') inserted.push(piece)
      else resolved.push(piece)
    }
  }
  flush()
  return divide(resolved, blocks)
}

/** Cuts a sequence of pieces into the lengths of the blocks. */
function divide(pieces: TextPiece[], blocks: TextPiece[][]): TextPiece[][] {
  const left = [...pieces]
  return blocks.map((block) => {
    const out: TextPiece[] = []
    for (let missing = lengthOf(block); missing > 0 && left.length > 0; ) {
      const piece = left.shift()!
      const part = slicePiece(piece, 0, missing)
      out.push(part)
      missing -= part.text.length
      if (part.text.length < piece.text.length)
        left.unshift(slicePiece(piece, part.text.length, piece.text.length))
    }
    return out
  })
}

const lengthOf = (pieces: TextPiece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0)

function slicePiece({ text, source, isCopy }: TextPiece, from: number, to: number): TextPiece {
  const part = text.slice(from, to)
  return { text: part, source: typeof source === 'string' ? source : partOf(source, from, to), isCopy }
}
