import thresholds from '../model/thresholds.json' with { type: 'json' }
import type { Register } from '../style/register.ts'

/** The log-odds at which the verdict of every text begins to be *ai*: 60%. */
export const aiLine = 0.405465

/**
 * Returns how many log-odds more than others a text of this register and length must have for the same score.
 * `engine/training/fit/fit-thresholds.ts` fitted the table to people's texts.
 */
export function strictnessFor(register: Register, words: number): number {
  let line = aiLine
  for (const row of thresholds) if (row.register === register && row.words <= words) line = row.line
  return line - aiLine
}
