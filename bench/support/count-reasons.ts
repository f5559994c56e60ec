import type { detect } from '../../engine/detector/detect.ts'

/** A line of a table: passages that are marked in the texts, and how many of them come with no, one, two or three reasons. */
export function countReasons(judge: typeof detect, name: string, texts: readonly string[]): string {
  const counts = [0, 0, 0, 0]
  for (const text of texts) {
    for (const { reasons } of judge(text).evidence) counts[reasons.length]!++
  }
  const passages = counts.reduce((sum, count) => sum + count, 0)
  return `| ${name} | ${texts.length} | ${passages} | ${counts.join(' | ')} |`
}
