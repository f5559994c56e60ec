type Size = { width: number; height: number }

/** Reads the size in pixels from the first bytes of a picture; null if it is not of the kind that its ending names. */
export function pictureSize(bytes: Buffer, ending: string): Size | null {
  if (ending === '.webp') return webpSize(bytes)
  if (ending === '.png') return pngSize(bytes)
  if (ending === '.svg') return svgSize(bytes.toString('utf8'))
  return null
}

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** A WebP file begins with one of three chunks: lossy, lossless or extended. */
function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function svgSize(source: string): Size | null {
  const box = /viewBox="0 0 (\d{1,5}) (\d{1,5})"/.exec(source)
  return box ? { width: Number(box[1]), height: Number(box[2]) } : null
}
