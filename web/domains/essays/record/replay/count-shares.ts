import { type RecordOrigin, recordOrigins } from '../origins/origin-index.ts'
import type { ReplayBlock } from './record-replay.ts'

/** How many characters of the text have an origin, and which part of all (0 to 1). */
export type Share = { origin: RecordOrigin; count: number; part: number }

/** Returns the shares of the origins that the text has. The counts add up to its length. */
export function countShares(blocks: ReplayBlock[]): Share[] {
  const counts = new Map<RecordOrigin, number>()
  let all = 0
  for (const { texts } of blocks)
    for (const { text, origin } of texts) {
      counts.set(origin, (counts.get(origin) ?? 0) + text.length)
      all += text.length
    }
  return recordOrigins.flatMap((origin) => {
    const count = counts.get(origin) ?? 0
    return count > 0 ? [{ origin, count, part: count / all }] : []
  })
}
