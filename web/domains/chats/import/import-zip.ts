import type { FileFailure } from './import-failures.ts'

/** An entry of a zip before it is unpacked. */
export type ZipEntry = { name: string; compressedBytes: number; isStored: boolean; headerAt: number }

/** A file that cannot be read. */
export class UnreadableFile extends Error {
  failure: FileFailure

  constructor(failure: FileFailure) {
    super(failure)
    this.failure = failure
  }
}

const endBytes = 22
const commentBytesMax = 65_535
const directoryBytesMax = 64_000_000
const entriesMax = 500_000
const zip64Mark = 0xffffffff

/**
 * Reads the directory at the end of a zip (PKWARE's APPNOTE 6.3, sections 4.3.12 and 4.3.16). Nothing else of the file
 * is loaded into memory, whatever its size.
 */
export async function readZipEntries(file: Blob): Promise<ZipEntry[]> {
  const tailAt = Math.max(0, file.size - endBytes - commentBytesMax)
  const tail = await view(file, tailAt, file.size)
  const end = findEnd(tail)
  if (end < 0) throw new UnreadableFile('zipDamaged')
  let [size, at] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (at === zip64Mark || size === zip64Mark) [size, at] = await readZip64(file, tail, end)
  if (size > directoryBytesMax || at + size > file.size) throw new UnreadableFile('zipDamaged')
  return entriesOf(await view(file, at, at + size))
}

function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - endBytes; at >= 0; at--)
    if (tail.getUint32(at, true) === 0x06054b50) return at
  return -1
}

/** Zips of more than 4 GB or 65,535 files store the place of their directory in another record (4.3.14, 4.3.15). */
async function readZip64(file: Blob, tail: DataView, end: number): Promise<[size: number, at: number]> {
  if (end >= 20 && tail.getUint32(end - 20, true) === 0x07064b50) {
    const recordAt = Number(tail.getBigUint64(end - 12, true))
    const record = recordAt + 56 <= file.size ? await view(file, recordAt, recordAt + 56) : null
    if (record?.getUint32(0, true) === 0x06064b50)
      return [Number(record.getBigUint64(40, true)), Number(record.getBigUint64(48, true))]
  }
  throw new UnreadableFile('zipDamaged')
}

function entriesOf(directory: DataView): ZipEntry[] {
  const entries: ZipEntry[] = []
  const letters = new TextDecoder()
  let at = 0
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === 0x02014b50) {
    if (entries.length >= entriesMax) throw new UnreadableFile('tooManyFiles')
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) =>
      directory.getUint16(at + place, true),
    )
    const nameAt = at + 46
    if (nameAt + nameBytes! > directory.byteLength) break
    const isEncrypted = (directory.getUint16(at + 8, true) & 1) === 1
    const name = letters.decode(new Uint8Array(directory.buffer, directory.byteOffset + nameAt, nameBytes))
    const method = directory.getUint16(at + 10, true)
    if (!isEncrypted && (method === 0 || method === 8))
      entries.push({
        name,
        compressedBytes: directory.getUint32(at + 20, true),
        isStored: method === 0,
        headerAt: directory.getUint32(at + 42, true),
      })
    at = nameAt + nameBytes! + extraBytes! + commentBytes!
  }
  return entries
}

/** Unpacks an entry in chunks. `onRead` is called with the number of compressed bytes read. */
export async function unpack(
  file: Blob,
  entry: ZipEntry,
  onRead: (bytes: number) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const header = await view(file, entry.headerAt, entry.headerAt + 30)
  if (header.byteLength < 30 || header.getUint32(0, true) !== 0x04034b50)
    throw new UnreadableFile('zipDamaged')
  const start = entry.headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = counted(file.slice(start, start + entry.compressedBytes), onRead)
  return entry.isStored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))
}

export function counted(
  part: Blob,
  onRead: (bytes: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, out) {
      onRead(piece.byteLength)
      out.enqueue(piece)
    },
  })
  return part.stream().pipeThrough(count)
}

async function view(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer())
}
