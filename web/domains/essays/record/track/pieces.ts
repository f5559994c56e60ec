import type { Node } from '@tiptap/pm/model'
import type { StepMap } from '@tiptap/pm/transform'
import type { TextOrigin } from '../../editor/origin.ts'
import type { IdRun } from '../origins/id-runs.ts'

/** Where inserted text comes from, before it is known whether it was in the essay already. */
export type InsertedFrom = TextOrigin | 'typed'

/** A stretch of positions in the editor's document: text that was there, structure, or what a change inserted. */
export type Piece =
  | { kind: 'kept'; size: number; run: IdRun }
  | { kind: 'structure'; size: number }
  | { kind: 'inserted'; size: number; from: InsertedFrom }

/** Text of the new document: characters that were there, inserted ones, or copies of characters that were there. */
export type TextPiece = { text: string; source: IdRun | InsertedFrom; isCopy?: boolean }

/** Returns the positions of some top-level blocks as pieces. `runsOf` gives the identities of a block's characters. */
export function piecesOf(blocks: Node[], runsOf: (index: number) => IdRun[]): Piece[] {
  return blocks.flatMap((block, index) => {
    const runs = runsOf(index)
    const length = runs.reduce((sum, { text }) => sum + text.length, 0)
    const pieces: Piece[] = []
    // A block that the shared document has differently has no known characters.
    const reader = length === textLengthOf(block) ? readerOf(runs) : null
    addPieces(block, reader, pieces)
    return pieces
  })
}

function textLengthOf(block: Node): number {
  let length = 0
  block.descendants((node) => {
    length += node.text?.length ?? 0
  })
  return length
}

/** Returns a function that takes the next characters. */
function readerOf(runs: IdRun[]): (length: number) => IdRun[] {
  let [index, offset] = [0, 0]
  return (length) => {
    const taken: IdRun[] = []
    for (let left = length; left > 0 && index < runs.length; ) {
      const run = runs[index]!
      const part = partOf(run, offset, Math.min(run.text.length, offset + left))
      taken.push(part)
      left -= part.text.length
      offset += part.text.length
      if (offset === run.text.length) [index, offset] = [index + 1, 0]
    }
    return taken
  }
}

function addPieces(node: Node, reader: ReturnType<typeof readerOf> | null, pieces: Piece[]): void {
  if (node.isText && reader)
    for (const run of reader(node.nodeSize)) pieces.push({ kind: 'kept', size: run.text.length, run })
  else if (node.isLeaf) pieces.push({ kind: 'structure', size: node.nodeSize })
  else {
    pieces.push({ kind: 'structure', size: 1 })
    for (const child of node.children) addPieces(child, reader, pieces)
    pieces.push({ kind: 'structure', size: 1 })
  }
}

/** Applies a step to pieces that start at position `start`. Returns the text that it deleted, one for each range. */
export function applyMap(pieces: Piece[], start: number, map: StepMap, from: InsertedFrom): IdRun[][] {
  const ranges: [number, number, number][] = []
  map.forEach((oldStart, oldEnd, newStart, newEnd) => {
    ranges.push([oldStart - start, oldEnd - start, newEnd - newStart])
  })
  // From the last to the first, so that the earlier ones keep their positions.
  return ranges.reverse().map(([at, end, size]) => replace(pieces, at, end, size, from))
}

function replace(pieces: Piece[], at: number, end: number, size: number, from: InsertedFrom): IdRun[] {
  const first = splitAt(pieces, at)
  const last = splitAt(pieces, end)
  const inserted: Piece[] = size > 0 ? [{ kind: 'inserted', size, from }] : []
  const deleted = pieces.splice(first, last - first, ...inserted)
  return deleted.flatMap((piece) => (piece.kind === 'kept' ? [piece.run] : []))
}

/** Returns the index of the piece that starts at an offset, after splitting the one that contains it. */
function splitAt(pieces: Piece[], offset: number): number {
  let before = 0
  for (let index = 0; index < pieces.length; index++) {
    if (before === offset) return index
    const piece = pieces[index]!
    if (before + piece.size > offset) {
      const at = offset - before
      pieces.splice(index, 1, cut(piece, 0, at), cut(piece, at, piece.size))
      return index + 1
    }
    before += piece.size
  }
  return pieces.length
}

function cut(piece: Piece, from: number, to: number): Piece {
  const size = to - from
  return piece.kind === 'kept' ? { ...piece, size, run: partOf(piece.run, from, to) } : { ...piece, size }
}

export function partOf({ client, clock, text }: IdRun, from: number, to: number): IdRun {
  return { client, clock: clock + from, text: text.slice(from, to) }
}

/** Reads the text of the new blocks, which have the positions of `pieces`. Returns one list for each block. */
export function textPiecesOf(blocks: Node[], pieces: Piece[]): TextPiece[][] {
  let [index, offset] = [0, 0]
  function take(size: number, text: string | null): TextPiece[] {
    const taken: TextPiece[] = []
    for (let done = 0; done < size; ) {
      const piece = pieces[index]
      const part = piece ? Math.min(piece.size - offset, size - done) : size - done
      if (text !== null) taken.push(textPiece(piece, offset, text.slice(done, done + part)))
      done += part
      offset += part
      if (piece && offset === piece.size) [index, offset] = [index + 1, 0]
    }
    return taken
  }
  function read(node: Node, out: TextPiece[]): void {
    if (node.isText) out.push(...take(node.nodeSize, node.text ?? ''))
    else if (node.isLeaf) take(node.nodeSize, null)
    else {
      take(1, null)
      for (const child of node.children) read(child, out)
      take(1, null)
    }
  }
  return blocks.map((block) => {
    const out: TextPiece[] = []
    read(block, out)
    return out
  })
}

function textPiece(piece: Piece | undefined, offset: number, text: string): TextPiece {
  if (piece?.kind === 'kept') return { text, source: partOf(piece.run, offset, offset + text.length) }
  return { text, source: piece?.kind === 'inserted' ? piece.from : 'typed' }
}
