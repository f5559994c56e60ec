import {
  expanded,
  expansions,
  foldCharacter,
  foldTable,
  ignored,
  isUnspaced,
  separator,
  surrogate,
} from './fold-characters.ts'

/** The words of a text as numbers. Each list has one place for each word. */
export type Tokens = {
  count: number
  /** Equal for words that differ only in case, accents, invisible characters or look-alike letters. */
  hashes: Int32Array
  /** The place of the word in the original text. */
  starts: Int32Array
  ends: Int32Array
  /** 1 for a character of a script without spaces, which is a word of its own here; 0 for a word. */
  isCharacter: Uint8Array
}

const hyphen = 0x2d
const basis = 0x811c9dc5 | 0
const prime = 0x01000193

/** Splits a text into words and hashes each in its folded form (FNV-1a). Punctuation separates words and is not compared. */
export function readTokens(text: string): Tokens {
  const fold = foldTable()
  let tokens = emptyTokens(Math.max(16, text.length >> 2))
  let hash = basis
  let start = -1
  let end = 0

  function push(isCharacter: 0 | 1) {
    if (tokens.count === tokens.hashes.length) tokens = grown(tokens)
    const at = tokens.count++
    tokens.hashes[at] = mixed(hash)
    tokens.starts[at] = start
    tokens.ends[at] = end
    tokens.isCharacter[at] = isCharacter
    hash = basis
    start = -1
  }
  function add(unit: number, from: number, to: number) {
    if (start === -1) start = from
    hash = Math.imul(hash ^ unit, prime)
    end = to
  }
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const known = fold[unit]!
    if (known > surrogate) {
      if (unit < 0x0e00 || !isUnspaced(unit)) add(known, at, at + 1)
      else {
        if (start !== -1) push(0)
        add(known, at, at + 1)
        push(1)
      }
      continue
    }
    if (known === ignored) continue
    if (known === expanded) {
      const folded = expansions.get(unit)!
      for (let part = 0; part < folded.length; part++) add(folded.charCodeAt(part), at, at + 1)
      continue
    }
    if (known === surrogate) {
      const size = text.codePointAt(at)! > 0xffff ? 2 : 1
      at += addPair(text.slice(at, at + size), at)
      continue
    }
    if (known === separator && start !== -1) {
      const next = unit === hyphen ? afterLineBreak(text, at) : -1
      if (next === -1) push(0)
      else at = next - 1
    }
  }
  if (start !== -1) push(0)
  return trimmed(tokens)

  /** Folds a character of two units, such as a mathematical letter or a rare Chinese one. Returns its further units. */
  function addPair(character: string, from: number): number {
    const to = from + character.length
    const folded = foldCharacter(character)
    if (isUnspaced(character.codePointAt(0)!)) {
      if (start !== -1) push(0)
      for (let part = 0; part < folded.length; part++) add(folded.charCodeAt(part), from, to)
      push(1)
    } else if (/^[\p{L}\p{N}]/u.test(folded)) {
      for (let part = 0; part < folded.length; part++) add(folded.charCodeAt(part), from, to)
    } else if (start !== -1 && !/^\p{M}/u.test(character)) push(0)
    return character.length - 1
  }
}

/** Returns the start of the rest of a word that a hyphen splits at the end of a line, as in files from PDF, or −1. */
function afterLineBreak(text: string, at: number): number {
  let next = at + 1
  if (text.charCodeAt(next) === 13) next++
  if (text.charCodeAt(next) !== 10) return -1
  next++
  while (text.charCodeAt(next) === 32 && next < at + 20) next++
  return /\p{Ll}/u.test(text.charAt(next)) ? next : -1
}

/** Spreads the bits of a hash, so that winnowing selects evenly. */
export function mixed(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return value ^ (value >>> 16)
}

function emptyTokens(size: number): Tokens {
  return {
    count: 0,
    hashes: new Int32Array(size),
    starts: new Int32Array(size),
    ends: new Int32Array(size),
    isCharacter: new Uint8Array(size),
  }
}

function grown(tokens: Tokens): Tokens {
  const larger = emptyTokens(tokens.hashes.length * 2)
  larger.count = tokens.count
  for (const list of ['hashes', 'starts', 'ends', 'isCharacter'] as const) larger[list].set(tokens[list])
  return larger
}

function trimmed(tokens: Tokens): Tokens {
  const { count } = tokens
  return {
    count,
    hashes: tokens.hashes.subarray(0, count),
    starts: tokens.starts.subarray(0, count),
    ends: tokens.ends.subarray(0, count),
    isCharacter: tokens.isCharacter.subarray(0, count),
  }
}
