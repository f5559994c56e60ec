import type { detect } from '../../engine/detector/check/detect.ts'

/** Returns a table row: the marked passages of the texts, and how many have no, one, two or three reasons. */
export function countReasons(judge: typeof detect, name: string, texts: readonly string[]): string {
  const counts = [0, 0, 0, 0]
  for (const text of texts) {
    for (const { reasons } of judge(text).evidence) counts[reasons.length]!++
  }
  const passages = counts.reduce((sum, count) => sum + count, 0)
  return `| ${name} | ${texts.length} | ${passages} | ${counts.join(' | ')} |`
}
