import { type GgufTensor, writeGguf } from './gguf-file.ts'

const width = 64
const heads = 2
const layers = 2
const hidden = 128
const contextTokens = 2_048
/** Random enough to use every operation, and too small to change which token follows. */
const layerScale = 0.01

const template = `{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}`

export type TinyModel = {
  /** Words of the only reply that this model gives. */
  words: string[]
  /** Repeats the words until it is stopped. */
  isEndless?: boolean
  /** Spoils the file in a way that ends the runtime's process. */
  isFatal?: boolean
  /** Leaves out the format of a conversation, as in a base model. */
  isBase?: boolean
}

/**
 * Writes a language model with random weights, of a few hundred kilobytes. Its output layer is set such that each token
 * has one likely successor, so that its reply is known: the given words, then the end of the text.
 */
export function writeTinyModel(
  path: string,
  { words, isEndless = false, isFatal = false, isBase = false }: TinyModel,
): void {
  const tokens = [
    '<|endoftext|>',
    '<|im_start|>',
    '<|im_end|>',
    ...byteTokens(),
    ...words.map((word, i) => (i === 0 && !isEndless ? word : `Ġ${word}`)),
  ]
  const end = 2
  const firstWord = tokens.length - words.length
  const newline = tokens.indexOf('Ċ')
  const random = randomNumbers(7)
  const embedding = fill(width * tokens.length, () => random())
  const output = new Float32Array(width * tokens.length)
  const follow = (token: number, next: number) => {
    for (let i = 0; i < width; i++) output[next * width + i]! += embedding[token * width + i]!
  }
  follow(newline, firstWord)
  words.forEach((_, i) => {
    const isLast = i === words.length - 1
    follow(firstWord + i, isLast ? (isEndless ? firstWord : end) : firstWord + i + 1)
  })
  const matrix = (name: string, shape: [number, number]) =>
    tensor(
      name,
      shape,
      fill(shape[0] * shape[1], () => random() * layerScale),
    )
  const ones = (name: string) =>
    tensor(
      name,
      [width],
      fill(width, () => 1),
    )
  const blocks = Array.from({ length: layers }, (_, i) => [
    ones(`blk.${i}.attn_norm.weight`),
    ...['q', 'k', 'v', 'output'].map((part) => matrix(`blk.${i}.attn_${part}.weight`, [width, width])),
    ones(`blk.${i}.ffn_norm.weight`),
    matrix(`blk.${i}.ffn_gate.weight`, [width, hidden]),
    matrix(`blk.${i}.ffn_up.weight`, [width, hidden]),
    matrix(`blk.${i}.ffn_down.weight`, [hidden, width]),
  ]).flat()
  writeGguf(path, {
    header: {
      'general.architecture': { text: 'llama' },
      'general.name': { text: 'Tiny' },
      'llama.block_count': { u32: layers },
      'llama.context_length': { u32: contextTokens },
      'llama.embedding_length': { u32: width },
      'llama.feed_forward_length': { u32: hidden },
      'llama.attention.head_count': { u32: isFatal ? 0 : heads },
      'llama.attention.head_count_kv': { u32: isFatal ? 0 : heads },
      'llama.attention.layer_norm_rms_epsilon': { f32: 1e-5 },
      'llama.rope.dimension_count': { u32: width / heads },
      'llama.vocab_size': { u32: tokens.length },
      'tokenizer.ggml.model': { text: 'gpt2' },
      'tokenizer.ggml.pre': { text: 'qwen2' },
      'tokenizer.ggml.tokens': { texts: tokens },
      'tokenizer.ggml.token_type': { i32s: tokens.map((_, i) => (i < 3 ? 3 : 1)) },
      'tokenizer.ggml.merges': { texts: ['Ġ t'] },
      'tokenizer.ggml.bos_token_id': { u32: 0 },
      'tokenizer.ggml.eos_token_id': { u32: end },
      ...(isBase ? {} : { 'tokenizer.chat_template': { text: template } }),
    },
    tensors: [
      tensor('token_embd.weight', [width, tokens.length], embedding),
      ...blocks,
      ones('output_norm.weight'),
      tensor('output.weight', [width, tokens.length], output),
    ],
  })
}

/** A tensor of unquantised weights. */
function tensor(name: string, shape: number[], values: Float32Array): GgufTensor {
  return { name, shape, type: 0, bytes: values.byteLength, pieces: [new Uint8Array(values.buffer)] }
}

/** The 256 tokens of single bytes, as byte-level tokenizers write them. */
function byteTokens(): string[] {
  const isPrintable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255)
  let others = 256
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isPrintable(byte) ? byte : others++))
}

function fill(length: number, next: () => number): Float32Array {
  return Float32Array.from({ length }, next)
}

/** Returns a seeded generator of numbers between -1 and 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}
