import type { Canonical } from './canonical.ts'
import { IndexList, pushCharacterGrams, pushTokenGrams } from './n-grams.ts'

export type BlockKind = 'words' | 'characters' | 'masked'

/** One hashed family of n-grams: presence only, scaled so that every text has a vector of length 1. */
export interface Block {
  kind: BlockKind
  bits: number
}

export interface LinearModel {
  bias: number
  blocks: (Block & { scale: number; weights: Int8Array })[]
}

const WORD_GRAMS = 3
const MASKED_GRAMS = 4

const list = new IndexList()
const seen = new Map<number, { stamps: Uint16Array; stamp: number }>()

/** The distinct buckets of tokens `[from, to)`. The result is used again by the next call. */
export function bucketsOf(text: Canonical, block: Block, from: number, to: number): Uint32Array {
  list.length = 0
  if (block.kind === 'words') pushTokenGrams(list, text.forms, from, to, WORD_GRAMS, block.bits)
  else if (block.kind === 'masked') pushTokenGrams(list, text.masks, from, to, MASKED_GRAMS, block.bits)
  else pushCharacterGrams(list, text, from, to, block.bits)
  return dropRepeats(block.bits)
}

function dropRepeats(bits: number): Uint32Array {
  const marks = seen.get(bits) ?? { stamps: new Uint16Array(1 << bits), stamp: 0 }
  seen.set(bits, marks)
  if (marks.stamp === 0xffff) {
    marks.stamps.fill(0)
    marks.stamp = 0
  }
  marks.stamp++
  const { stamps, stamp } = marks
  const { values } = list
  let kept = 0
  for (let i = 0; i < list.length; i++) {
    const bucket = values[i]!
    if (stamps[bucket] === stamp) continue
    stamps[bucket] = stamp
    values[kept++] = bucket
  }
  return values.subarray(0, kept)
}

/** Log-odds that tokens `[from, to)` are a model's. */
export function linearScore(model: LinearModel, text: Canonical, from = 0, to = text.length): number {
  let score = model.bias
  for (const block of model.blocks) {
    const buckets = bucketsOf(text, block, from, to)
    let sum = 0
    for (let i = 0; i < buckets.length; i++) sum += block.weights[buckets[i]!]!
    if (buckets.length > 0) score += (sum * block.scale) / Math.sqrt(buckets.length)
  }
  return score
}
