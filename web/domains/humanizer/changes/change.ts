/** One edit as the screen shows it; `start` and `end` are in the original text. */
export type Change = { start: number; end: number; before: string; after: string; sentence: number }
