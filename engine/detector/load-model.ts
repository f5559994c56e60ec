import type { Block, LinearModel } from './linear.ts'
import model from './model/model.json' with { type: 'json' }
import { unpackWeights } from './packed-weights.ts'

interface PackedView {
  bias: number
  blocks: { kind: string; bits: number; scale: number; packed: string }[]
}

function unpackView(view: PackedView): LinearModel {
  return {
    bias: view.bias,
    blocks: view.blocks.map(({ kind, bits, scale, packed }) => ({
      kind: kind as Block['kind'],
      bits,
      scale,
      weights: unpackWeights(packed),
    })),
  }
}

export const plainView: LinearModel = unpackView(model.plain)
export const maskedView: LinearModel = unpackView(model.masked)
export const stack = model.stack
