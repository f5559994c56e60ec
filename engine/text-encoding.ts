// Decodes the bytes of plain files and pages. Apart from the engine, because a page can import it without the rest.

/** Returns the encoding that some bytes seem to have, with a confidence of 0 to 100. */
export type GuessEncoding = (bytes: Uint8Array) => { name: string; confidence: number } | undefined

export type DecodeOptions = {
  /** Called for bytes that are not UTF-8 and declare no encoding. */
  guess: GuessEncoding
  /** The encoding that the sender names, such as in the header of a response. */
  declared?: string | undefined
  /** The bytes may end within a character. */
  isCut?: boolean
}

/** Bytes in which the encoding shows, where no byte order mark names it. */
const wideBytes = 4_096
/** Fewer show nothing. */
const wideBytesMin = 8
/** Bytes at the beginning of a page in which browsers look for its encoding. */
const declarationBytes = 1_024
/** Bytes that are enough for a guess, from the first one that is not ASCII. */
const guessedBytes = 32_768
const bytesBefore = 32
/** With fewer bytes that are not ASCII, nothing can be guessed from them. */
const evidenceMin = 4
/** Guesses with less confidence are wrong more often than Windows-1252. */
const confidenceMin = 20
const legacy = 'windows-1252'
const [tagStart, tagEnd] = [0x3c, 0x3e]

/**
 * Decodes a text: by its byte order mark, as UTF-16 or UTF-8 where the bytes are that, or else in the encoding that the
 * sender or the page names, in the one that is guessed, or in Windows-1252, which older programs write.
 */
export function decodeBytes(bytes: Uint8Array, { guess, declared, isCut = false }: DecodeOptions): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const named = [declared, declaredEncoding(bytes)].map((name) => decoderOf(name)).find(Boolean)
  // Its bytes are all ASCII, and so valid UTF-8 too.
  const isUtf8 = named?.encoding !== 'iso-2022-jp'
  const utf8 = isUtf8 ? decodeUtf8(bytes, isCut) : null
  if (utf8 !== null) return utf8
  // A page that names UTF-8 without being it has to be guessed too.
  const usable = named && !named.encoding.startsWith('utf-') ? named : null
  const decoder = usable ?? guessedDecoder(bytes, guess) ?? new TextDecoder(legacy)
  return decoder.decode(bytes, { stream: isCut })
}

/** Null for bytes that are not UTF-8. The decoder drops the byte order mark. */
function decodeUtf8(bytes: Uint8Array, isCut: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return null
  }
}

/** Null for a name that no browser knows. */
function decoderOf(name: string | null | undefined): TextDecoder | null {
  if (!name) return null
  try {
    return new TextDecoder(name)
  } catch {
    return null
  }
}

/** Returns the encoding that a page or an XML file names at its beginning. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder(legacy).decode(bytes.subarray(0, declarationBytes))
  return /<(?:meta\s|\?xml\s)[^>]{0,200}?(?:charset|encoding)\s{0,5}=\s{0,5}["']?([\w-]{1,40})/i.exec(
    head,
  )?.[1]
}

function guessedDecoder(bytes: Uint8Array, guess: GuessEncoding): TextDecoder | null {
  const first = bytes.findIndex((byte) => byte > 127)
  const from = Math.max(0, first - bytesBefore)
  const sample = withoutTags(bytes.subarray(from, from + guessedBytes))
  if (sample.filter((byte) => byte > 127).length < evidenceMin) return null
  const guessed = guess(sample)
  return guessed && guessed.confidence >= confidenceMin ? decoderOf(guessed.name) : null
}

/** The names of elements are words of another language than the text. */
function withoutTags(bytes: Uint8Array): Uint8Array {
  let isInTag = false
  return bytes.filter((byte) => {
    if (byte === tagStart) isInTag = true
    const isKept = !isInTag
    if (byte === tagEnd) isInTag = false
    return isKept
  })
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = Math.min(bytes.length, wideBytes)
  if (head < wideBytesMin) return null
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
