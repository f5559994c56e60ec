import { countWords } from '../../word-count.ts'
import type { Edit } from '../edit.ts'

/** Returns the percentage of a text's words that edits replace, with one decimal. An insertion counts as one word. */
export function percentOfWords(text: string, edits: readonly Pick<Edit, 'before'>[]): number {
  const changed = edits.reduce((sum, { before }) => sum + Math.max(1, countWords(before)), 0)
  return Math.min(100, Math.round((1000 * changed) / Math.max(1, countWords(text))) / 10)
}
