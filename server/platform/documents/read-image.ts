import { faultTexts } from '../../../contract/chats/files.ts'
import { Unreadable } from './messages.ts'

/** More pixels than any camera produces. A larger image is probably made to exhaust the viewer's memory. */
const pixelsMax = 64_000_000

/** A photo has a few dozen segments before its size. */
const segmentsMax = 10_000

/** Reads width and height in pixels from the header. Throws Unreadable if they are missing or too large. */
export function readImageSize(bytes: Uint8Array, type: string): { width: number; height: number } {
  const size = sizeOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), type)
  if (!size || size.width === 0 || size.height === 0) throw new Unreadable(faultTexts.imageDamaged)
  if (size.width * size.height > pixelsMax) throw new Unreadable(faultTexts.imageTooLarge(size))
  return size
}

function sizeOf(view: DataView, type: string): { width: number; height: number } | null {
  try {
    if (type === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (type === 'image/gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    return type === 'image/jpeg' ? jpegSize(view) : webpSize(view)
  } catch {
    // The header is truncated.
    return null
  }
}

/** Reads the first frame header (SOF0 to SOF15, except the tables that share the numbers). */
function jpegSize(view: DataView) {
  for (let at = 2, read = 0; at < view.byteLength && read < segmentsMax; read++) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** Reads the lossy, lossless and extended forms: developers.google.com/speed/webp/docs/riff_container. */
function webpSize(view: DataView) {
  const form = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  if (form === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (form !== 'VP8X') return null
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return { width: side(24), height: side(27) }
}
