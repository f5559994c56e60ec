const HEAD_BYTES = 4096

/**
 * Text in UTF-8, in UTF-16 with its mark or with the zero bytes that give it away, or else in Windows-1252.
 * Throws for bytes that no text has.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return checked(new TextDecoder(wide).decode(bytes))
  try {
    // The decoder drops the byte order mark.
    return checked(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof NotText) throw error
    return checked(new TextDecoder('windows-1252').decode(bytes))
  }
}

class NotText extends Error {}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros: [number, number] = [0, 0]
  const head = Math.min(bytes.length, HEAD_BYTES)
  for (let i = 0; i < head; i++) if (bytes[i] === 0) zeros[i & 1]!++
  // Latin letters have a zero for their high byte, and no text has many for low bytes.
  if (zeros[1] > head * 0.2 && zeros[0] < zeros[1] * 0.1) return 'utf-16le'
  if (zeros[0] > head * 0.2 && zeros[1] < zeros[0] * 0.1) return 'utf-16be'
  return undefined
}

const STRANGE_SHARE_MAX = 0.02

/** A stray control character is a disguise that the engine reports; many of them, or the sign of a replaced byte, are no text. */
function checked(text: string): string {
  let strange = 0
  const head = Math.min(text.length, HEAD_BYTES)
  for (let i = 0; i < head; i++) {
    const code = text.charCodeAt(i)
    if (code < 9 || (code > 13 && code < 27) || (code > 27 && code < 32) || code === 127) strange++
  }
  if (strange > head * STRANGE_SHARE_MAX) throw new NotText('This is not a text file.')
  return text
}
