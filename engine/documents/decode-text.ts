import { analyse } from 'chardet'
import { decodeBytes } from '../text-encoding.ts'
import { DocumentFault } from './document-fault.ts'

/** Characters that are looked at to tell a text from a program or a drawing. */
const probedCharacters = 100_000
const controlShareMax = 0.02

type DecodeTextOptions = { isCut?: boolean; declared?: string | undefined }

/**
 * Decodes a text as `decodeBytes` does. `declared` is the encoding that its sender names, and a text that `isCut` may end
 * within a character. Throws `not-text` for bytes that no text has.
 */
export function decodeText(bytes: Uint8Array, options: DecodeTextOptions = {}): string {
  return checked(decodeBytes(bytes, { ...options, guess: (sample) => analyse(sample)[0] }))
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
