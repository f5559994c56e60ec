// Defines a word for every count that users see or pay for, in a file that a page can import without the engine.

/** A run of characters this long is not a word in any language, so its characters are counted instead. */
const longWord = 100
/** Fewer characters per word than this mean that white space is missing. */
const charactersPerWord = 12

const inlineCodeMax = 400
const linkTextMax = 300
const linkTargetMax = 500

/**
 * Counts words: runs of characters between white space with a letter or a digit. Markdown marks, tables, code and link
 * targets are not words, as far as the humanizer locks them. A text without spaces is counted by its characters.
 */
export function countWords(text: string): number {
  const tally = { words: 0, characters: 0 }
  let at = 0
  while (at < text.length) {
    const fenceEnd = endOfFence(text, at)
    if (fenceEnd !== -1) {
      at = fenceEnd
      continue
    }
    const end = endOfLine(text, at)
    if (!isTableRow(text, at, end)) countLine(text, at, end, tally)
    at = end + 1
  }
  return Math.max(tally.words, Math.ceil(tally.characters / charactersPerWord))
}

type Tally = { words: number; characters: number }

function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (isLineBreak(text.charCodeAt(at))) return at
  return text.length
}

function isLineBreak(code: number): boolean {
  return code === 10 || code === 13 || code === 0x2028 || code === 0x2029
}

/** Returns the end of the fenced code that starts at this line, or the end of the text if it is not closed, or -1. */
function endOfFence(text: string, from: number): number {
  const fence = text.slice(from, from + 3)
  if (fence !== '```' && fence !== '~~~') return -1
  let at = text.indexOf('\n', from) + 1
  if (at === 0) return -1
  while (at < text.length) {
    const end = endOfLine(text, at)
    if (text.startsWith(fence, at) && isBlank(text, at + 3, end)) return end + 1
    at = end + 1
  }
  return text.length
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isSpaceOrTab(text.charCodeAt(at))) return false
  return true
}

function isSpaceOrTab(code: number): boolean {
  return code === 32 || code === 9
}

/** Matches a line that starts with a bar, or has two bars with text before and between them. */
function isTableRow(text: string, from: number, to: number): boolean {
  let start = from
  while (start < to && isSpaceOrTab(text.charCodeAt(start))) start++
  let first = -1
  for (let at = start; at < to; at++) {
    if (text.charCodeAt(at) !== bar) continue
    if (at === start) return true
    if (first !== -1) return at > first + 1
    first = at
  }
  return false
}

const bar = 124
const backtick = 96
const openBracket = 91
const closeBracket = 93
const openParenthesis = 40
const closeParenthesis = 41

/** The start of a line in a quotation, a list or a task list. */
const lineMark = /[ \t>]*(?:(?:[-*+•–‣]|\(?\d{1,3}[.)])[ \t]+)?(?:\[[ xX]\](?=[ \t]))?/y

function countLine(text: string, from: number, to: number, tally: Tally): void {
  lineMark.lastIndex = from
  lineMark.test(text)
  let length = 0
  let isWord = false
  let bracket = -1
  const endToken = () => {
    if (isWord) {
      tally.words += length < longWord ? 1 : Math.ceil(length / charactersPerWord)
      tally.characters += length
    }
    length = 0
    isWord = false
  }
  for (let at = lineMark.lastIndex; at < to; at++) {
    const code = text.charCodeAt(at)
    if (isUnseen(code)) continue
    if (isSpace(code)) {
      endToken()
      continue
    }
    const skipped = code === backtick ? endOfInlineCode(text, at, to) : endOfLinkTarget(text, at, to, bracket)
    if (skipped !== -1) {
      at = skipped
      continue
    }
    if (code === openBracket && bracket === -1) bracket = at
    else if (code === closeBracket) bracket = -1
    length++
    isWord ||= isLetterOrDigit(text, at, code)
  }
  endToken()
}

/** Returns the position of the backtick that ends the code starting here, or -1. */
function endOfInlineCode(text: string, at: number, to: number): number {
  const end = indexWithin(text, backtick, at + 1, Math.min(to, at + inlineCodeMax + 2))
  return end > at + 1 ? end : -1
}

/** Returns the position of the bracket that ends the link target after the link text ending here, or -1. */
function endOfLinkTarget(text: string, at: number, to: number, bracket: number): number {
  if (text.charCodeAt(at) !== closeBracket || text.charCodeAt(at + 1) !== openParenthesis) return -1
  if (bracket === -1 || at - bracket > linkTextMax + 1) return -1
  const end = indexWithin(text, closeParenthesis, at + 2, Math.min(to, at + linkTargetMax + 3))
  return end > at + 2 ? end : -1
}

function indexWithin(text: string, code: number, from: number, to: number): number {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === code) return at
  return -1
}

function isLetterOrDigit(text: string, at: number, code: number): boolean {
  if (code < 128)
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
  return /[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(at) as number))
}

/**
 * Signs that a reader does not see, such as soft hyphens and zero-width characters. The engine reads a word with such
 * signs as one word, and so does the count.
 */
function isUnseen(code: number): boolean {
  if (code < 0xad) return code < 32 ? code < 9 || code > 13 : code >= 127 && code < 160 && code !== 0x85
  return (
    code === 0xad ||
    code === 0x034f ||
    code === 0x061c ||
    code === 0x180e ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2064) ||
    (code >= 0x2066 && code <= 0x206f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff
  )
}

function isSpace(code: number): boolean {
  if (code <= 32) return true
  return (
    code === 0x85 ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  )
}
