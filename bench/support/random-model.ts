import { randomFillSync } from 'node:crypto'
import { type GgufTensor, writeGguf } from '../../server/testing/models/gguf-file.ts'

export type ModelShape = {
  name: string
  width: number
  layers: number
  hidden: number
  heads: number
}

const keyHeads = 8
const headWidth = 128
const vocabulary = 151_936

/** The published shapes of Qwen3, so that sizes and speeds are those of the real files. */
export const shapes: Record<string, ModelShape> = {
  '0.6b': { name: 'Qwen3 0.6B', width: 1_024, layers: 28, hidden: 3_072, heads: 16 },
  '1.7b': { name: 'Qwen3 1.7B', width: 2_048, layers: 28, hidden: 6_144, heads: 16 },
  '4b': { name: 'Qwen3 4B', width: 2_560, layers: 36, hidden: 9_728, heads: 32 },
}

/** Quantised blocks of 256 weights: their number in the format, their bytes, and where their scales are. */
const kinds = {
  q4k: { type: 12, bytes: 144, scales: [0, 2] },
  q6k: { type: 14, bytes: 210, scales: [208] },
} as const
const blockWeights = 256
/** About 0.0001 as a half-precision number: larger random weights overflow. */
const tinyScale = 0x0690

/** Writes a model with random quantised weights in the given shape. */
export function writeRandomModel(path: string, shape: ModelShape): void {
  const { width, layers, hidden, heads } = shape
  const blocks = Array.from({ length: layers }, (_, i) => {
    const name = (part: string) => `blk.${i}.${part}.weight`
    return [
      ones(name('attn_norm'), width),
      matrix(name('attn_q'), width, heads * headWidth),
      matrix(name('attn_k'), width, keyHeads * headWidth),
      matrix(name('attn_v'), width, keyHeads * headWidth, 'q6k'),
      matrix(name('attn_output'), heads * headWidth, width),
      ones(name('attn_q_norm'), headWidth),
      ones(name('attn_k_norm'), headWidth),
      ones(name('ffn_norm'), width),
      matrix(name('ffn_gate'), width, hidden),
      matrix(name('ffn_up'), width, hidden),
      matrix(name('ffn_down'), hidden, width, i % 2 ? 'q4k' : 'q6k'),
    ]
  }).flat()
  const tokens = Array.from({ length: vocabulary }, (_, i) =>
    i < 256 ? String.fromCodePoint(i < 33 ? 256 + i : i) : `Ġw${i}`,
  )
  writeGguf(path, {
    header: {
      'general.architecture': { text: 'qwen3' },
      'general.name': { text: shape.name },
      'qwen3.block_count': { u32: layers },
      'qwen3.context_length': { u32: 40_960 },
      'qwen3.embedding_length': { u32: width },
      'qwen3.feed_forward_length': { u32: hidden },
      'qwen3.attention.head_count': { u32: heads },
      'qwen3.attention.head_count_kv': { u32: keyHeads },
      'qwen3.attention.key_length': { u32: headWidth },
      'qwen3.attention.value_length': { u32: headWidth },
      'qwen3.attention.layer_norm_rms_epsilon': { f32: 1e-6 },
      'qwen3.rope.freq_base': { f32: 1_000_000 },
      'tokenizer.ggml.model': { text: 'gpt2' },
      'tokenizer.ggml.pre': { text: 'qwen2' },
      'tokenizer.ggml.tokens': { texts: tokens },
      'tokenizer.ggml.token_type': { i32s: tokens.map(() => 1) },
      'tokenizer.ggml.merges': { texts: ['Ġ t'] },
      'tokenizer.ggml.eos_token_id': { u32: vocabulary - 1 },
      'tokenizer.ggml.bos_token_id': { u32: vocabulary - 2 },
    },
    tensors: [
      matrix('token_embd.weight', width, vocabulary, 'q6k'),
      ...blocks,
      ones('output_norm.weight', width),
    ],
  })
}

function ones(name: string, length: number): GgufTensor {
  const values = new Float32Array(length).fill(1)
  return { name, shape: [length], type: 0, bytes: values.byteLength, pieces: [new Uint8Array(values.buffer)] }
}

function matrix(name: string, columns: number, rows: number, kind: keyof typeof kinds = 'q4k'): GgufTensor {
  const { type, bytes } = kinds[kind]
  const piece = randomBlocks(kind, columns / blockWeights)
  const pieces = (function* () {
    for (let row = 0; row < rows; row++) yield piece
  })()
  return { name, shape: [columns, rows], type, bytes: (columns / blockWeights) * bytes * rows, pieces }
}

function randomBlocks(kind: keyof typeof kinds, count: number): Buffer {
  const { bytes, scales } = kinds[kind]
  const blocks = randomFillSync(Buffer.alloc(bytes * count))
  for (let i = 0; i < count; i++) for (const at of scales) blocks.writeUInt16LE(tinyScale, i * bytes + at)
  return blocks
}
