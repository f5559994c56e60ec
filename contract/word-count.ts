import { countWords as count } from '../engine/word-count.ts'

/** Counts words for limits, prices and statistics, in the browser, the server and the engine alike. */
export const countWords = count

/** Returns '1 word' or '1,250 words'. */
export function wordsText(words: number): string {
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`
}
