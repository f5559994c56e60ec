type ImageType = 'png' | 'jpeg' | 'gif' | 'webp'
export type EmbeddedImage = { type: ImageType; bytes: Uint8Array<ArrayBuffer>; width: number; height: number }

const dataAddress = /^data:image\/(png|jpeg|gif|webp);base64,/i
const sideMax = 20_000

/** Reads an image that is embedded in the document; null for any other address, and for damaged images. */
export function readImage(source: string): EmbeddedImage | null {
  const head = dataAddress.exec(source)
  if (!head) return null
  const bytes = decodeBase64(source.slice(head[0].length))
  const size = bytes && readSize(bytes)
  if (!bytes || !size) return null
  return { bytes, ...size }
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

type Size = { type: ImageType; width: number; height: number }

/** Reads type and size from the bytes, because the stated type may be wrong. */
function readSize(bytes: Uint8Array<ArrayBuffer>): Size | null {
  const view = new DataView(bytes.buffer)
  try {
    const size = pngSize(view) ?? gifSize(view) ?? jpegSize(view) ?? webpSize(view)
    const isUsable = size && size.width > 0 && size.height > 0 && Math.max(size.width, size.height) <= sideMax
    return isUsable ? size : null
  } catch {
    return null
  }
}

function pngSize(view: DataView): Size | null {
  if (view.getUint32(0) !== 0x89504e47) return null
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

function gifSize(view: DataView): Size | null {
  if (view.getUint32(0) !== 0x47494638) return null
  return { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Walks over the segments to the first frame header (ITU T.81, B.2.2). */
function jpegSize(view: DataView): Size | null {
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; at < view.byteLength - 9; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return null
}

function webpSize(view: DataView): Size | null {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return null
  const kind = view.getUint32(12)
  if (kind === 0x56503820)
    return {
      type: 'webp',
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
    }
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const width = (view.getUint32(24, true) & 0xffffff) + 1
  return { type: 'webp', width, height: (view.getUint32(26, true) >>> 8) + 1 }
}

/** Returns the size in points that fits into the width of the page, or that takes the chosen part of it. */
export function fitImage(
  { width, height }: { width: number; height: number },
  widthMaxPt: number,
  heightMaxPt: number,
  widthPercent: number | null = null,
) {
  const wanted = widthPercent === null ? 0.75 : (widthMaxPt * widthPercent) / 100 / width
  const scale = Math.min(wanted, widthMaxPt / width, heightMaxPt / height)
  return { width: width * scale, height: height * scale }
}
