import { Inflate } from 'fflate'
import type { ByteSource } from './byte-source.ts'
import { DocumentFault } from './document-fault.ts'

const entriesMax = 5_000
const directoryBytesMax = 4 * 1024 * 1024
/** Deflate packs 1,032 to one at most, so that one step unpacks to 2 MB at most. */
const stepBytes = 2 * 1024
const stored = 0
const deflated = 8

export type ZipEntry = { method: number; packedBytes: number; offset: number }

/**
 * Returns the parts of a zip archive by name, from its central directory. Throws `broken` for what is no archive, and
 * `too-large` for one with too many parts. Layout: PKWARE APPNOTE.TXT 4.3.
 */
export function readDirectory(source: ByteSource): Map<string, ZipEntry> {
  const tail = source.read(Math.max(0, source.size - 22 - 0xffff), 22 + 0xffff)
  const end = findEndRecord(tail)
  const view = viewOf(tail)
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  if (count > entriesMax || size > directoryBytesMax) throw new DocumentFault('too-large')
  return readEntries(source.read(view.getUint32(end + 16, true), size), count)
}

function readEntries(directory: Uint8Array, count: number): Map<string, ZipEntry> {
  const view = viewOf(directory)
  const decoder = new TextDecoder()
  const entries = new Map<string, ZipEntry>()
  let at = 0
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new DocumentFault('broken')
    const nameBytes = view.getUint16(at + 28, true)
    const name = decoder.decode(directory.subarray(at + 46, at + 46 + nameBytes))
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
  throw new DocumentFault('broken')
}

/**
 * Unpacks one part piece by piece. The sizes that an archive states about itself may be false, so that it throws
 * `too-large` once more than `bytesMax` bytes have come out.
 */
export function* unpack(source: ByteSource, entry: ZipEntry, bytesMax: number): Generator<Uint8Array> {
  let bytes = 0
  for (const piece of entry.method === stored
    ? packedSteps(source, entry)
    : inflate(packedSteps(source, entry))) {
    bytes += piece.length
    if (bytes > bytesMax) throw new DocumentFault('too-large')
    yield piece
  }
}

function* inflate(steps: Iterable<Uint8Array>): Generator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const inflater = new Inflate((piece) => pieces.push(piece))
  for (const step of steps) {
    inflater.push(step)
    yield* pieces
    pieces = []
  }
}

function* packedSteps(source: ByteSource, { offset, packedBytes, method }: ZipEntry): Generator<Uint8Array> {
  if (method !== stored && method !== deflated) throw new DocumentFault('broken')
  const view = viewOf(source.read(offset, 30))
  const from = offset + 30 + view.getUint16(26, true) + view.getUint16(28, true)
  const to = Math.min(source.size, from + packedBytes)
  for (let at = from; at < to; at += stepBytes) yield source.read(at, Math.min(stepBytes, to - at))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
