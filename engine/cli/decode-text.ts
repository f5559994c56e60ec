const HEAD_BYTES = 4096

/**
 * Decodes UTF-8, UTF-16 (with a byte order mark or recognised by its zero bytes), or otherwise Windows-1252. Throws for
 * bytes that cannot be text.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return checked(new TextDecoder(wide).decode(bytes))
  try {
    // The decoder removes the byte order mark.
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
  // In UTF-16, Latin letters have a zero high byte, and few characters have a zero low byte.
  if (zeros[1] > head * 0.2 && zeros[0] < zeros[1] * 0.1) return 'utf-16le'
  if (zeros[0] > head * 0.2 && zeros[1] < zeros[0] * 0.1) return 'utf-16be'
  return undefined
}

const STRANGE_SHARE_MAX = 0.02

/** Accepts a single control character, which the engine reports as tampering; many of them mean that this is no text. */
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
