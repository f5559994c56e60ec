/** Bytes at the beginning of a page in which browsers look for its encoding. */
const declarationBytes = 1_024

/**
 * Decodes the text of a file: UTF-16 with a byte order mark, UTF-8, or else the encoding that a page names at its
 * beginning, or Windows-1252, which older programs write.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return declaredDecoder(bytes).decode(bytes)
  }
}

/** A page may name an encoding that does not exist, or one that its own bytes disprove. */
function declaredDecoder(bytes: Uint8Array): TextDecoder {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationBytes))
  const name = /<(?:meta\s|\?xml\s)[^>]{0,200}?(?:charset|encoding)\s{0,5}=\s{0,5}["']?([\w-]{1,40})/i.exec(
    head,
  )?.[1]
  try {
    const decoder = new TextDecoder(name ?? 'windows-1252')
    return /^utf-/.test(decoder.encoding) ? new TextDecoder('windows-1252') : decoder
  } catch {
    return new TextDecoder('windows-1252')
  }
}
