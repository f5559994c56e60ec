import { changesTexts } from '../../../locales/en/humanizer/changes.ts'
import type { Edit } from '../humanized-text.ts'
import { diffSentence } from './diff-sentence.ts'

/** Beyond this many pairs of words a difference takes too long to look for. */
const pairsMax = 4_000_000

/** Returns all that a text which the user has written in changes of the original. */
export function writtenEdits(original: string, edited: string): Edit[] {
  const { start, end, wording } = differingPart(original, edited)
  const label = { rule: 'written', reasons: [], reason: changesTexts.writtenByYou }
  const isLong = wording.split(/\s/).length * original.slice(start, end).split(/\s/).length > pairsMax
  const whole = { sentence: 0, start, end, before: original.slice(start, end), after: wording }
  const changes = isLong ? [whole] : diffSentence(original, { sentence: 0, start, end }, wording)
  return changes.map((change) => ({ ...change, ...label }))
}

/** Returns the part between what is equal at both ends, in whole words. */
function differingPart(original: string, edited: string): { start: number; end: number; wording: string } {
  const most = Math.min(original.length, edited.length)
  let start = 0
  while (start < most && original[start] === edited[start]) start++
  while (start > 0 && /\S/.test(original[start - 1]!)) start--
  let same = 0
  while (same < most - start && original.at(-1 - same) === edited.at(-1 - same)) same++
  while (same > 0 && /\S/.test(original.at(-same)!)) same--
  return { start, end: original.length - same, wording: edited.slice(start, edited.length - same) }
}
