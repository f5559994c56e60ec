import type { TextDocument } from '../../text/document.ts'
import type { Lock } from './lock.ts'

const joiners = new Set([
  'of',
  'the',
  'de',
  'la',
  'von',
  'van',
  'der',
  'den',
  'del',
  'and',
  'for',
  '&',
  "'s",
  'al',
  'bin',
  'y',
])

/**
 * Capitalised words inside sentences, acronyms, and sentence openers that are capitalised elsewhere too.
 * "Bank of England" is one name: small joining words between capitals belong to it.
 */
export function findNames(text: string, document: TextDocument): Omit<Lock, 'text'>[] {
  const found: Omit<Lock, 'text'>[] = []
  const inside = capitalsInside(text, document)
  for (const sentence of document.sentences) {
    let start = -1
    let end = -1
    const letter = firstLetter(text, sentence)
    for (let i = sentence.tokenFrom; i < sentence.tokenTo; i++) {
      const token = document.tokens[i]
      if (!token) break
      const word = text.slice(token.start, token.end)
      const opens = opensPhrase(text, token.start, sentence.start, letter)
      const name = token.kind === 'word' && isName(word, opens, inside)
      if (name) {
        if (start === -1) start = token.start
        end = token.end
      } else if (start !== -1 && !(joiners.has(word) && end === token.start - 1)) {
        found.push({ kind: 'name', start, end })
        start = -1
      }
    }
    if (start !== -1) found.push({ kind: 'name', start, end })
  }
  return found
}

/** After a colon, a bullet, a bracket or a quotation mark a capital may be that of a sentence. */
function opensPhrase(text: string, at: number, sentenceStart: number, letter: number): boolean {
  if (at <= letter) return true
  const head = text.slice(Math.max(sentenceStart, at - 8), at)
  return /[:•*>(“"‘[-]\s*$/.test(head)
}

function firstLetter(text: string, { start, end }: { start: number; end: number }): number {
  const found = text.slice(start, end).search(/\p{L}/u)
  return found === -1 ? end : start + found
}

function capitalsInside(text: string, document: TextDocument): Set<string> {
  const words = new Set<string>()
  for (const sentence of document.sentences) {
    const letter = firstLetter(text, sentence)
    for (let i = sentence.tokenFrom; i < sentence.tokenTo; i++) {
      const token = document.tokens[i]
      if (token?.kind !== 'word' || opensPhrase(text, token.start, sentence.start, letter)) continue
      const word = text.slice(token.start, token.end)
      if (/^\p{Lu}/u.test(word) && !isPronoun(word)) words.add(word)
    }
  }
  return words
}

function isPronoun(word: string): boolean {
  return /^I(?:['’](?:m|d|ll|ve))?$/.test(word)
}

function isName(word: string, opens: boolean, inside: Set<string>): boolean {
  if (isPronoun(word)) return false
  if (/\p{Lu}.*\p{Lu}/u.test(word) && !/^\p{Lu}+['’]T$/u.test(word)) return true
  if (!/^\p{Lu}/u.test(word)) return false
  return !opens || inside.has(word)
}
