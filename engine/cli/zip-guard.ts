import { inflateRawSync } from 'node:zlib'

const INFLATED_BYTES_MAX = 64 * 1024 * 1024
const ENTRIES_MAX = 5000

/**
 * Throws for what is no zip, or unpacks to more than 64 MB of markup. The sizes that a zip states about itself may lie, so
 * every part is really inflated, with a ceiling. Layout: PKWARE APPNOTE.TXT 4.3.
 */
export function assertSafeZip(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEndRecord(view)
  if (end < 0) throw new Error('This .docx file is broken: it is no zip archive.')
  const entries = view.getUint16(end + 10, true)
  if (entries > ENTRIES_MAX) throw new Error('This .docx file has too many parts.')
  let at = view.getUint32(end + 16, true)
  let left = INFLATED_BYTES_MAX
  try {
    for (let i = 0; i < entries; i++) {
      left -= inflatedSize(view, bytes, at, left)
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch (error) {
    const tooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new Error(tooLarge ? 'This .docx file unpacks to too much.' : 'This .docx file is broken.')
  }
}

function findEndRecord(view: DataView): number {
  const last = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= last; at--) if (view.getUint32(at, true) === 0x06054b50) return at
  return -1
}

/** Only markup is inflated when text is extracted, so pictures need no look. */
function inflatedSize(view: DataView, bytes: Uint8Array, at: number, most: number): number {
  if (view.getUint32(at, true) !== 0x02014b50) throw new Error('No entry')
  const name = Buffer.from(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true))).toString('utf8')
  if (!/\.(xml|rels)$/i.test(name)) return 0
  const packed = view.getUint32(at + 20, true)
  const local = view.getUint32(at + 42, true)
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (view.getUint16(at + 10, true) === 0) return packed
  return inflateRawSync(bytes.subarray(from, from + packed), { maxOutputLength: Math.max(1, most) }).length
}
