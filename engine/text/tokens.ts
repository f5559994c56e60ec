import { classAt, digit, letter, other, punctuation, symbol, white } from './characters.ts'

export type TokenKind = 'word' | 'number' | 'punctuation' | 'symbol' | 'other'

/** A half-open UTF-16 span of the original text. */
export type Token = {
  start: number
  end: number
  kind: TokenKind
}

/** Splits `text[from, to)` into tokens, which white space separates. One pass without backtracking. */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = []
  let at = from
  while (at < to) {
    const kind = classAt(text, at)
    if (kind === white) {
      at++
      continue
    }
    const token = readToken(text, at, to, kind)
    tokens.push(token)
    at = token.end
  }
  return tokens
}

function readToken(text: string, start: number, to: number, first: number): Token {
  if (first === letter) return { start, end: endOfWord(text, start, to), kind: 'word' }
  if (first === digit) return readNumber(text, start, to)
  if (first === punctuation) return { start, end: endOfRepeats(text, start, to), kind: 'punctuation' }
  if (first === symbol) return { start, end: endOfRun(text, start, to, true), kind: 'symbol' }
  return { start, end: endOfRun(text, start, to, false), kind: 'other' }
}

/** A word includes its apostrophes, hyphens and digits: don't, well-known, B2B, naïve. */
function endOfWord(text: string, start: number, to: number): number {
  let at = start + 1
  while (at < to) {
    const kind = classAt(text, at)
    if (kind === letter || kind === digit) at++
    else if (joinsWord(text.charCodeAt(at)) && at + 1 < to && classAt(text, at + 1) === letter) at += 2
    else break
  }
  return at
}

function joinsWord(code: number): boolean {
  return code === 0x27 || code === 0x2019 || code === 0x2d || code === 0x2010 || code === 0x2011
}

/** 3.14, 1,000,000, 12:30, 2024/25, 1990s, 3rd. Adjacent letters belong to the number. */
function readNumber(text: string, start: number, to: number): Token {
  let at = start + 1
  while (at < to) {
    const kind = classAt(text, at)
    if (kind === digit || kind === letter) at++
    else if (joinsNumber(text.charCodeAt(at)) && at + 1 < to && classAt(text, at + 1) === digit) at += 2
    else break
  }
  return { start, end: at, kind: 'number' }
}

function joinsNumber(code: number): boolean {
  return code === 0x2e || code === 0x2c || code === 0x3a || code === 0x2f
}

/** "...", "--" and "!!" are one token; ")." is two. */
function endOfRepeats(text: string, start: number, to: number): number {
  const code = text.charCodeAt(start)
  let at = start + 1
  if (code >= 0xd800 && code <= 0xdfff) return Math.min(at + 1, to)
  while (at < to && text.charCodeAt(at) === code) at++
  return at
}

function endOfRun(text: string, start: number, to: number, symbols: boolean): number {
  let at = start + 1
  while (at < to) {
    const kind = classAt(text, at)
    if (kind === other || (symbols && kind === symbol)) at++
    else break
  }
  return at
}
