type Bounds = { start: number; end: number }

const wordsMax = 500

/**
 * Finds the user's words with their plural, whatever their case, their spaces and the shape of their apostrophes. The
 * words come from the user, so they are looked for by Knuth, Morris and Pratt's search (1977), whose time does not depend
 * on how often a word begins in the text.
 */
export function* findUserWords(text: string, words: readonly string[]): Generator<Bounds> {
  const trimmed = words.map((word) => word.trim()).filter((word) => word !== '')
  const wanted = [...new Set(trimmed.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')]))]
  if (wanted.length === 0) return
  wanted.sort((a, b) => b.length - a.length)
  const folded = fold(text)
  for (const word of wanted.slice(0, 2 * wordsMax)) yield* findWord(folded, word)
}

/** The characters of a text without case, and where each is in it. */
type Folded = { codes: Int32Array; starts: Int32Array; kinds: Uint8Array; length: number }

const letterOrNumber = 1
const mark = 2
const space = 32
const [E, S] = [101, 115]

function fold(text: string): Folded {
  const codes = new Int32Array(text.length)
  const starts = new Int32Array(text.length + 1)
  const kinds = new Uint8Array(text.length)
  let length = 0
  let at = 0
  for (const character of text) {
    const code = foldedCode(character)
    // A run of white space counts as one space.
    if (code !== space || codes[length - 1] !== space || length === 0) {
      codes[length] = code
      starts[length] = at
      kinds[length] = kindOf(character)
      length++
    }
    at += character.length
  }
  starts[length] = at
  return { codes, starts, kinds, length }
}

const knownWords = new Map<string, number>()

/** Simple case folding, as the flags "iu" of a regular expression do it. */
function foldedCode(character: string): number {
  const known = knownWords.get(character)
  if (known !== undefined) return known
  const upper = character === 'ı' ? character : character.toUpperCase()
  const one = isOne(upper) ? upper : character
  const lower = one.toLowerCase()
  const plain = /\s/.test(character) ? ' ' : character === '’' ? "'" : isOne(lower) ? lower : one
  const code = plain.codePointAt(0) as number
  if (knownWords.size < 10_000) knownWords.set(character, code)
  return code
}

function isOne(characters: string): boolean {
  return characters.length === ((characters.codePointAt(0) ?? 0) > 0xffff ? 2 : 1)
}

function kindOf(character: string): number {
  if (/[\p{L}\p{N}]/u.test(character)) return letterOrNumber
  return /\p{M}/u.test(character) ? mark : 0
}

function* findWord(text: Folded, word: string): Generator<Bounds> {
  const { codes, length } = fold(word)
  const borders = bordersOf(codes, length)
  const hasPlural = /\p{L}$/u.test(word)
  let matched = 0
  let free = 0
  for (let at = 0; at < text.length; at++) {
    while (matched > 0 && codes[matched] !== text.codes[at]) matched = borders[matched - 1] as number
    if (codes[matched] === text.codes[at]) matched++
    if (matched < length) continue
    matched = borders[matched - 1] as number
    const from = at + 1 - length
    const to = from < free || text.kinds[from - 1] === letterOrNumber ? -1 : endOf(text, at + 1, hasPlural)
    if (to < 0) continue
    free = to
    yield { start: text.starts[from] as number, end: text.starts[to] as number }
  }
}

/** Returns the end of a word, including a plural ending; -1 if it continues as another word. */
function endOf({ codes, kinds, length }: Folded, at: number, hasPlural: boolean): number {
  const ends = [at]
  if (hasPlural && codes[at] === S && at < length) ends.unshift(at + 1)
  if (hasPlural && codes[at] === E && codes[at + 1] === S && at + 1 < length) ends.unshift(at + 2)
  return ends.find((end) => end >= length || kinds[end] === 0) ?? -1
}

/** For each place of a word, how long its longest border is: a proper start that is also an end of it. */
function bordersOf(codes: Int32Array, length: number): Int32Array {
  const borders = new Int32Array(length)
  for (let at = 1, border = 0; at < length; at++) {
    while (border > 0 && codes[at] !== codes[border]) border = borders[border - 1] as number
    if (codes[at] === codes[border]) border++
    borders[at] = border
  }
  return borders
}
