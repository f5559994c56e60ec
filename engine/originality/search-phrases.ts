import { markCommonWords } from './common-words.ts'
import { findExclusions } from './find-exclusions.ts'
import { readTokens } from './read-tokens.ts'

const phraseWords = 12
const phraseCharacters = 24
/** Telling words that a phrase needs, so that a search does not find any page. */
const tellingMin = 4

/**
 * Returns phrases for a web search, evenly spread over the text: in each part the one with the most telling words, outside
 * of quotations and the bibliography.
 */
export function searchPhrases(text: string, count: number): string[] {
  const tokens = readTokens(text)
  const isCommon = markCommonWords(tokens)
  const isExcluded = excludedTokens(tokens.starts, findExclusions(text))
  const parts = Math.max(1, Math.min(count, Math.floor(tokens.count / phraseWords)))
  const phrases: string[] = []
  for (let part = 0; part < parts; part++) {
    const from = Math.floor((part * tokens.count) / parts)
    const to = Math.floor(((part + 1) * tokens.count) / parts)
    let best = { telling: 0, start: -1, end: -1 }
    for (let start = from; start < to; start++) {
      const size = tokens.isCharacter[start] ? phraseCharacters : phraseWords
      const end = Math.min(start + size, tokens.count)
      if (
        isExcluded[start] ||
        isExcluded[end - 1] ||
        hasLineBreak(text, tokens.starts[start]!, tokens.ends[end - 1]!)
      )
        continue
      const telling = tellingIn(isCommon, tokens.hashes, start, end)
      if (telling > best.telling) best = { telling, start, end }
    }
    if (best.telling >= tellingMin)
      phrases.push(text.slice(tokens.starts[best.start]!, tokens.ends[best.end - 1]!))
  }
  return [...new Set(phrases.map((phrase) => phrase.replaceAll('"', ' ')))]
}

function excludedTokens(
  starts: Int32Array,
  exclusions: readonly { start: number; end: number }[],
): Uint8Array {
  const marks = new Uint8Array(starts.length)
  let next = 0
  for (const { start, end } of exclusions) {
    while (next < starts.length && starts[next]! < start) next++
    while (next < starts.length && starts[next]! < end) marks[next++] = 1
  }
  return marks
}

function hasLineBreak(text: string, start: number, end: number): boolean {
  const at = text.indexOf('\n', start)
  return at !== -1 && at < end
}

function tellingIn(isCommon: Uint8Array, hashes: Int32Array, start: number, end: number): number {
  const seen = new Set<number>()
  for (let at = start; at < end; at++) if (!isCommon[at]) seen.add(hashes[at]!)
  return seen.size
}
