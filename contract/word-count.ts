import { countWords as count } from '../engine/word-count.ts'

/** Words as they are counted for limits, prices and statistics, by browser, server and engine alike. */
export const countWords = count

/** '1 word', '1,250 words'. */
export function wordsText(words: number): string {
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`
}
