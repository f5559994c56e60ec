import type { Canonical } from '../tokens/canonical.ts'
import { measureSentenceShape, names as SHAPE } from './sentence-shape.ts'
import { measureVariety, names as VARIETY } from './variety.ts'
import { measureWordUse, names as WORDS } from './word-use.ts'

/** The style features in the order that the boosted trees use. */
export const styleNames: readonly string[] = [...SHAPE, ...WORDS, ...VARIETY]

/** Measures tokens `[from, to)` into `out`, which has one entry for each of styleNames. */
export function measureStyle(text: Canonical, from: number, to: number, out: Float32Array): Float32Array {
  measureSentenceShape(text, from, to, out, 0)
  measureWordUse(text, from, to, out, SHAPE.length)
  measureVariety(text, from, to, out, SHAPE.length + WORDS.length)
  return out
}
