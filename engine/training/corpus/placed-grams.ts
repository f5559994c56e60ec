import type { Reader } from '../../detector/tokens/canonical.ts'
import { type GramKind, gramsPerPlace, type Vocabulary } from '../../detector/tokens/vocabulary.ts'
import { readText } from './corpus.ts'
import type { LabelledText } from './read-documents.ts'

/** The known n-grams of every document by the token at which they start, in memory that threads can share. */
export type PlacedIds = {
  /** N-gram numbers, or -1; token p of a document has `perPlace` of them from (starts[document] + p) * perPlace on. */
  ids: Int32Array
  starts: Int32Array
  perPlace: number
  /** Number of distinct n-grams. */
  size: number
}

export function placeGrams(
  documents: LabelledText[],
  reader: Reader,
  kind: GramKind,
  vocabulary: Vocabulary,
): PlacedIds {
  const perPlace = gramsPerPlace(kind)
  const starts = new Int32Array(new SharedArrayBuffer((documents.length + 1) * 4))
  for (const [d, document] of documents.entries()) {
    starts[d + 1] = starts[d]! + readText(document, reader).length
  }
  const ids = new Int32Array(new SharedArrayBuffer(starts[documents.length]! * perPlace * 4))
  for (const [d, document] of documents.entries()) {
    const text = readText(document, reader)
    ids.set(vocabulary.place(text, 0, text.length), starts[d]! * perPlace)
  }
  return { ids, starts, perPlace, size: vocabulary.size }
}

/** Gives access to any range of any document. */
export class PlacedGrams {
  readonly ids: Int32Array
  readonly starts: Int32Array
  readonly perPlace: number
  private readonly stamps: Uint32Array
  private stamp = 0

  constructor({ ids, starts, perPlace, size }: PlacedIds) {
    this.ids = ids
    this.starts = starts
    this.perPlace = perPlace
    this.stamps = new Uint32Array(size)
  }

  length(document: number): number {
    return this.starts[document + 1]! - this.starts[document]!
  }

  /** Writes the distinct n-grams within tokens `[from, to)`, less a random share, into `out` and returns their count. */
  gather(document: number, from: number, to: number, out: Int32Array, dropped: () => boolean): number {
    const { ids, perPlace, stamps } = this
    const stamp = ++this.stamp
    const base = this.starts[document]!
    let count = 0
    for (let p = from; p < to; p++) {
      const places = Math.min(perPlace, to - p)
      for (let k = 0; k < places; k++) {
        const id = ids[(base + p) * perPlace + k]!
        if (id < 0 || stamps[id] === stamp) continue
        stamps[id] = stamp
        if (!dropped()) out[count++] = id
      }
    }
    return count
  }
}
