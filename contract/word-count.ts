import { countWords as count } from '../engine/word-count.ts'

/** Words as they are counted for limits, prices and statistics, by browser, server and engine alike. */
export const countWords = count
