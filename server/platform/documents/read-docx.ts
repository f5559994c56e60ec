import { unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { Unreadable } from './messages.ts'

/** Limit for the total unpacked size of all parts with text. */
const unpackedBytesMax = 64 * 1_048_576
const entriesMax = 5_000

/** Returns the text of a Word document. Throws Unreadable with a reason for the user. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const slim = repack(bytes)
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(slim) })
    return value.replace(/\n{3,}/g, '\n\n').trim()
  } catch {
    throw new Unreadable('the Word document is damaged')
  }
}

/**
 * Repacks the document without pictures and other parts that carry no text. Each part is unpacked only up to the size
 * that the archive declares, so a part that understates its size is cut instead of filling the memory.
 */
function repack(bytes: Uint8Array): Uint8Array {
  let total = 0
  let entries = 0
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (++entries > entriesMax) throw new Unreadable('it has too many parts inside')
        if (!/\.(?:xml|rels)$/i.test(name)) return false
        total += originalSize
        if (total > unpackedBytesMax) throw new Unreadable('it unpacks to more than 64 MB')
        return true
      },
    })
    return zipSync(parts, { level: 0 })
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('the Word document is damaged')
  }
}
