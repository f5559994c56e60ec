import { readNumbering as numberingOf } from '../../engine/word-numbering.ts'

/** Counts the items of the numbered lists of a Word document. */
export const readNumbering = numberingOf
