/** The class of a UTF-16 unit. Larger values are the unit that it is compared as. */
export const separator = 0
/** Removed inside a word: invisible characters, soft hyphens, apostrophes and accents. */
export const ignored = 1
/** Compared as several units, which are in `expansions`. */
export const expanded = 2
/** The first half of a character of two units, which is folded by its code point. */
export const surrogate = 3

/**
 * Cyrillic and Greek letters that look like Latin ones, after lower-casing. A copy in which some letters were replaced
 * by their doubles looks the same on a page. Both texts are folded, so a text that is really Cyrillic or Greek still
 * matches itself.
 */
const doubles: Record<string, string> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ҽ: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ζ: 'z',
  ı: 'i',
  ɩ: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ᴏ: 'o',
  օ: 'o',
}

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u
/** Accents, and the optional vowel signs of Hebrew and Arabic. Other scripts need their marks to tell words apart. */
const optionalMark = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652\u0670]/g
/** Characters that take no room on a page, as ranges. */
const invisible = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
] as const
const apostrophes = new Set(["'", '’', '‘', 'ʼ', '＇', '`', '´'])

/** Returns a character as it is compared: lower case, without accents and in the Latin letter that it looks like. */
export function foldCharacter(character: string): string {
  const plain = character.normalize('NFKD').toLowerCase().normalize('NFKD').replace(optionalMark, '')
  return [...plain].map((part) => doubles[part] ?? part).join('')
}

/** Folded forms of units that become more than one, such as the ligature ﬁ. */
export const expansions = new Map<number, string>()

function isInvisible(unit: number): boolean {
  return invisible.some(([first, last]) => unit >= first && unit <= last)
}

function classOf(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdfff) return surrogate
  const character = String.fromCharCode(unit)
  if (isInvisible(unit) || apostrophes.has(character)) return ignored
  if (!letterOrDigit.test(character)) return separator
  const folded = foldCharacter(character)
  if (folded === '') return ignored
  if (folded.length === 1) return folded.charCodeAt(0)
  expansions.set(unit, folded)
  return expanded
}

let table: Uint16Array | null = null

/** Returns the class of every UTF-16 unit. Built on first use, in some 50 ms. */
export function foldTable(): Uint16Array {
  if (table) return table
  const built = new Uint16Array(65_536)
  for (let unit = 0; unit < built.length; unit++) built[unit] = classOf(unit)
  table = built
  return built
}

/** Reports whether a script writes without spaces between words: Chinese, Japanese, Thai, Lao, Khmer and Burmese. */
export function isUnspaced(code: number): boolean {
  return (
    (code >= 0x0e00 && code <= 0x0eff) ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff) ||
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0x20000 && code <= 0x3ffff)
  )
}
