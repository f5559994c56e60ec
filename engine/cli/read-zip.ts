import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { ByteSource } from './byte-source.ts'

const ENTRIES_MAX = 5000
const DIRECTORY_BYTES_MAX = 4 * 1024 * 1024
const CHUNK_BYTES = 64 * 1024

export type ZipEntry = {
  method: number
  packedBytes: number
  offset: number
}

export class TooMuch extends Error {}

/** Returns the entries of a zip archive by name. Throws when it is not a zip. Layout: PKWARE APPNOTE.TXT 4.3. */
export function readDirectory(source: ByteSource): Map<string, ZipEntry> {
  const tail = source.read(Math.max(0, source.size - 22 - 0xffff), 22 + 0xffff)
  const end = findEndRecord(tail)
  const view = viewOf(tail)
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  if (count > ENTRIES_MAX || size > DIRECTORY_BYTES_MAX) throw new TooMuch('It has too many parts.')
  return readEntries(source.read(view.getUint32(end + 16, true), size), count)
}

function readEntries(directory: Uint8Array, count: number): Map<string, ZipEntry> {
  const view = viewOf(directory)
  const entries = new Map<string, ZipEntry>()
  let at = 0
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('There is no entry where one should be.')
    const nameBytes = view.getUint16(at + 28, true)
    const name = Buffer.from(directory.subarray(at + 46, at + 46 + nameBytes)).toString('utf8')
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEndRecord(tail: Uint8Array): number {
  const view = viewOf(tail)
  for (let at = tail.length - 22; at >= 0; at--) if (view.getUint32(at, true) === 0x06054b50) return at
  throw new Error('It has no directory.')
}

/**
 * Unpacks one entry in chunks. An archive may state false sizes, so it throws TooMuch once more than `bytesMax` bytes
 * have been unpacked.
 */
export async function* inflate(
  source: ByteSource,
  entry: ZipEntry,
  bytesMax: number,
): AsyncGenerator<Uint8Array> {
  const packed = Readable.from(packedChunks(source, entry), { objectMode: false })
  const plain = entry.method === 0 ? packed : createInflateRaw()
  if (entry.method !== 0) pipeline(packed, plain as ReturnType<typeof createInflateRaw>, () => {})
  let bytes = 0
  for await (const chunk of plain as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > bytesMax) throw new TooMuch('It unpacks to too much.')
    yield chunk
  }
}

function* packedChunks(source: ByteSource, { offset, packedBytes, method }: ZipEntry): Generator<Uint8Array> {
  if (method !== 0 && method !== 8) throw new Error('It is packed in an unknown way.')
  const view = viewOf(source.read(offset, 30))
  const from = offset + 30 + view.getUint16(26, true) + view.getUint16(28, true)
  const to = Math.min(source.size, from + packedBytes)
  for (let at = from; at < to; at += CHUNK_BYTES) yield source.read(at, Math.min(CHUNK_BYTES, to - at))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
