import { orders } from '../../detector/score/expectation.ts'
import { packLevels, unpackLevels } from '../../detector/weights/packed-weights.ts'
import { logarithmMin } from '../../detector/weights/perplexity.ts'
import { foldList, isFrom2026, isOwn } from '../corpus/folds.ts'
import type { PlacedIds } from '../corpus/placed-grams.ts'
import type { LabelledText } from '../corpus/read-documents.ts'

/** Returns the block that is excluded with a document: all that the same views judge, and all texts of 2026 as one. */
function blockOf(document: LabelledText): number {
  const fold = foldList.findIndex(({ tested }) => tested(document))
  return isFrom2026(document) || isOwn(document) || fold < 0 ? foldList.length : fold
}

/**
 * Natural logarithms of each n-gram's probability given the words before it. Ignores labels. A text is measured by counts
 * without its own block, like a new text; `whole` counts everything and is what ships.
 */
export class Expectations {
  readonly whole: Float32Array
  private readonly blocks: Float32Array[]
  private readonly blockOfDocument: Uint8Array

  constructor(documents: LabelledText[], placed: PlacedIds) {
    this.blockOfDocument = Uint8Array.from(documents, blockOf)
    const counts = Array.from({ length: foldList.length + 1 }, () => new Float64Array(placed.size))
    const tokens = new Float64Array(foldList.length + 1)
    const contexts = new Int32Array(placed.size).fill(-1)
    for (const [d, block] of this.blockOfDocument.entries()) {
      const end = placed.starts[d + 1]!
      tokens[block]! += end - placed.starts[d]!
      for (let p = placed.starts[d]!; p < end; p++) countAt(placed.ids, p, counts[block]!, contexts)
    }
    const all = sumOf(counts)
    const total = tokens.reduce((sum, value) => sum + value, 0)
    this.whole = logarithms(all, contexts, total)
    this.blocks = counts.map((own, block) =>
      logarithms(
        all.map((value, id) => value - own[id]!),
        contexts,
        total - tokens[block]!,
      ),
    )
  }

  without(document: number): Float32Array {
    return this.blocks[this.blockOfDocument[document]!]!
  }
}

function countAt(ids: Int32Array, place: number, counts: Float64Array, contexts: Int32Array): void {
  for (let order = 0; order < orders; order++) {
    const id = ids[place * orders + order]!
    if (id < 0) continue
    counts[id]!++
    if (order > 0) contexts[id] = ids[place * orders + order - 1]!
  }
}

function sumOf(counts: Float64Array[]): Float64Array {
  return counts.reduce((sum, part) => sum.map((value, id) => value + part[id]!))
}

/** Rounds as in the shipped model, so that training measures the same values. */
function logarithms(counts: Float64Array, contexts: Int32Array, tokens: number): Float32Array {
  const exact = Float32Array.from(counts, (count, id) => {
    const context = contexts[id]!
    return Math.log(Math.max(1, count) / Math.max(1, context < 0 ? tokens : counts[context]!))
  })
  const rounded = unpackLevels(packLevels(exact, logarithmMin, 0), logarithmMin, 0)
  return rounded.map((value, id) => (counts[id]! > 0 ? value : Number.NaN))
}
