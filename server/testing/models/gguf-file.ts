import { closeSync, openSync, writeSync } from 'node:fs'

/** A value of a GGUF file's header, with its type in the format. */
type GgufValue =
  | { u32: number }
  | { f32: number }
  | { text: string }
  | { texts: string[] }
  | { i32s: number[] }
/** `type` is the number of the quantisation in the format; `pieces` are `bytes` long together. */
export type GgufTensor = {
  name: string
  shape: number[]
  type: number
  bytes: number
  pieces: Iterable<Uint8Array>
}
export type GgufFile = { header: Record<string, GgufValue>; tensors: GgufTensor[] }

const alignment = 32
/** Numbers of the types in the format. */
const types = { i32: 5, u32: 4, f32: 6, text: 8, list: 9 }

/** Writes a model file in version 3 of the GGUF format, piece by piece. */
export function writeGguf(path: string, { header, tensors }: GgufFile): void {
  const entries = Object.entries(header)
  let offset = 0
  const infos = tensors.map(({ name, shape, type, bytes }) => {
    const info = [text(name), u32(shape.length), ...shape.map(u64), u32(type), u64(offset)]
    offset = padded(offset + bytes)
    return Buffer.concat(info)
  })
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(entries.length),
    ...entries.map(([key, value]) => Buffer.concat([text(key), bytesOf(value)])),
    ...infos,
  ])
  const file = openSync(path, 'w')
  try {
    writeSync(file, pad(head))
    for (const { bytes, pieces } of tensors) {
      for (const piece of pieces) writeSync(file, piece)
      writeSync(file, Buffer.alloc(padded(bytes) - bytes))
    }
  } finally {
    closeSync(file)
  }
}

function bytesOf(value: GgufValue): Buffer {
  if ('u32' in value) return Buffer.concat([u32(types.u32), u32(value.u32)])
  if ('f32' in value) return Buffer.concat([u32(types.f32), f32(value.f32)])
  if ('text' in value) return Buffer.concat([u32(types.text), text(value.text)])
  const [type, items] =
    'texts' in value ? [types.text, value.texts.map(text)] : [types.i32, value.i32s.map(u32)]
  return Buffer.concat([u32(types.list), u32(type), u64(items.length), ...items])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([u64(bytes.length), bytes])
}

function padded(length: number): number {
  return Math.ceil(length / alignment) * alignment
}

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)])
}
