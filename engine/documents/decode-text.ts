import { DocumentFault } from './document-fault.ts'

/** Bytes in which the encoding shows, where no byte order mark names it. */
const encodingBytes = 4_096
/** Characters that are looked at to tell a text from a program or a drawing. */
const probedCharacters = 100_000
const controlShareMax = 0.02

/**
 * Decodes a text in UTF-8, in UTF-16 with or without its byte order mark, or else in Windows-1252. A text that `isCut` may
 * end within a character. Throws `not-text` for bytes that no text has.
 */
export function decodeText(bytes: Uint8Array, { isCut = false } = {}): string {
  const wide = wideEncoding(bytes)
  if (wide) return checked(new TextDecoder(wide).decode(bytes))
  const utf8 = decodeUtf8(bytes, isCut)
  return checked(utf8 ?? new TextDecoder('windows-1252').decode(bytes))
}

/** Null for bytes that are not UTF-8. The decoder drops the byte order mark. */
function decodeUtf8(bytes: Uint8Array, isCut: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return null
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = Math.min(bytes.length, encodingBytes)
  let even = 0
  let odd = 0
  for (let i = 0; i < head; i++) {
    if (bytes[i] !== 0) continue
    if (i % 2 === 0) even++
    else odd++
  }
  // The high byte of a Latin letter is zero, and few characters of any text have a zero low byte.
  if (odd > head * 0.2 && even < odd * 0.1) return 'utf-16le'
  if (even > head * 0.2 && odd < even * 0.1) return 'utf-16be'
  return null
}

/**
 * A few stray control characters are a disguise, which the detector reports. Many of them, or a single NUL character, show
 * that the bytes are not a text.
 */
function checked(text: string): string {
  const head = Math.min(text.length, probedCharacters)
  let controls = 0
  for (let i = 0; i < head; i++) {
    const code = text.charCodeAt(i)
    if (code === 0) throw new DocumentFault('not-text')
    if (isControl(code)) controls++
  }
  if (controls > head * controlShareMax) throw new DocumentFault('not-text')
  return text
}

/** Control characters other than tabs, line ends, form feeds and the escape that starts terminal colours. */
function isControl(code: number): boolean {
  return code < 9 || (code > 13 && code < 27) || (code > 27 && code < 32) || code === 127
}
