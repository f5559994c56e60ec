export type FileKind = 'docx' | 'pdf' | 'text'

/** PDF readers look for the file header in this many bytes (ISO 32000-1, annex H, 3.4.1). */
export const headBytes = 1024

/** Known binary formats by their first bytes, which must not be read as text. */
const others: readonly [string, string][] = [
  ['\x7fELF', 'a program'],
  ['MZ', 'a program'],
  ['\x89PNG\r\n', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  ['\x1f\x8b', 'a compressed file'],
  ['BZh', 'a compressed file'],
  ['\xfd7zXZ', 'a compressed file'],
  ['7z\xbc\xaf', 'a compressed file'],
  ['Rar!', 'a compressed file'],
  ['SQLite format 3', 'a database'],
  ['{\\rtf', 'a rich text file: save it as .docx or as plain text'],
]
const oldWord = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

/**
 * Returns the kind of a file from its first bytes, regardless of its name. Throws for known formats without text. `name`
 * only describes a broken file in the error.
 */
export function fileKind(head: Uint8Array, name: string): FileKind {
  const start = Buffer.from(head.subarray(0, headBytes)).toString('latin1')
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return 'docx'
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith(oldWord))
    throw new Error('This is an old Word file (.doc) or one locked with a password: save it as plain .docx.')
  const other = others.find(([mark]) => start.startsWith(mark))?.[1]
  // A text may also begin with "MZ" or "BZh", but has no zero byte.
  if (other && (other.startsWith('a rich') || /[\0\x80-\xff]/.test(start)))
    throw new Error(`This is no text but ${other}.`)
  if (/\.docx$/i.test(name)) throw new Error('This .docx file is broken: it is no zip archive.')
  if (/\.pdf$/i.test(name)) throw new Error('This .pdf file is broken: it does not begin like one.')
  return 'text'
}

/** Reports whether the larger size limit applies, not whether the file can be opened. */
export function looksLikeDocument(head: Uint8Array): boolean {
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, headBytes)).toString('latin1')
  return start.startsWith('PK') || start.includes('%PDF-')
}
