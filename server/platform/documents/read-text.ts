import { Unreadable } from './messages.ts'

/** Bytes that are examined when the text has no byte order mark. */
const probeBytes = 4_096

/**
 * Decodes UTF-8, UTF-16 with or without a byte order mark, or Latin 1 (Windows-1252). Throws Unreadable for anything
 * else. With `isCut`, the text may end within a character.
 */
export function decodeText(bytes: Uint8Array, { isCut = false } = {}): string {
  const encoding = encodingOf(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return checked(new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut }))
  } catch (error) {
    if (error instanceof Unreadable) throw error
    return checked(new TextDecoder('windows-1252').decode(bytes))
  }
}

function encodingOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // In UTF-16, most characters of most texts have a zero in one of the two bytes, always the same one.
  const head = bytes.subarray(0, probeBytes - (probeBytes % 2))
  const zeros = [0, 0]
  for (let i = 0; i < head.length; i++) if (head[i] === 0) zeros[i % 2]!++
  const half = head.length / 2
  if (zeros[1]! > half * 0.4 && zeros[0]! < half * 0.05) return 'utf-16le'
  if (zeros[0]! > half * 0.4 && zeros[1]! < half * 0.05) return 'utf-16be'
  return null
}

/** Rejects content with control characters that texts do not have, such as programs and drawings. */
function checked(text: string): string {
  const head = text.slice(0, 100_000)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
  const strange = head.match(/[\x00-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0
  if (head.includes('\0') || strange > head.length * 0.02)
    throw new Unreadable('it is not a text, a document or an image that can be read here')
  return text
}
