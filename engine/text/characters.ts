/** Classes of UTF-16 code units, cached in a table that is filled on demand. */
export const white = 1
export const letter = 2
export const digit = 3
export const punctuation = 4
export const symbol = 5
export const other = 6

const classes = new Uint8Array(65536)

export function classAt(text: string, index: number): number {
  const code = text.charCodeAt(index)
  const known = classes[code] as number
  if (known !== 0) return known
  if (code >= 0xd800 && code <= 0xdfff) return classOfPair(text, index, code)
  const found = classOf(String.fromCharCode(code))
  classes[code] = found
  return found
}

/** Both halves of a surrogate pair return the class of the whole character; a lone half is OTHER. */
function classOfPair(text: string, index: number, code: number): number {
  const start = code >= 0xdc00 ? index - 1 : index
  const point = text.codePointAt(start)
  return point === undefined || point < 0x10000 ? other : classOf(String.fromCodePoint(point))
}

function classOf(character: string): number {
  if (/\s/.test(character) || character === '\u0085') return white
  if (/[\p{L}\p{M}]/u.test(character)) return letter
  if (/\p{Nd}/u.test(character)) return digit
  if (/\p{P}/u.test(character)) return punctuation
  if (/[\p{S}\p{No}\p{Nl}]/u.test(character)) return symbol
  // Joiners and variation selectors are part of an emoji or of a word in another script.
  return other
}

export function isUpper(character: string): boolean {
  return character !== character.toLowerCase()
}

export function isLower(character: string): boolean {
  return character !== character.toUpperCase()
}
