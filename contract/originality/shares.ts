import type { OriginalityReport, OriginalitySegment } from './originality.ts'

/** What a reader leaves out of the shares. */
export type OriginalityChoice = {
  quotations: boolean
  bibliography: boolean
  /** Places of sources that do not count. */
  sources: ReadonlySet<number>
}

export const usualChoice: OriginalityChoice = { quotations: true, bibliography: true, sources: new Set() }

export type Shares = {
  /** Words that count, without what is left out. */
  words: number
  /** Of these, the words that are also in a source. */
  copied: number
  /** In percent. */
  percent: number
  /** The words that each source shares, by its place. */
  bySource: { words: number; percent: number }[]
  /** The parts of the text that count, each with the source that it is shown for. */
  marks: { start: number; end: number; source: number; words: number }[]
}

/** Computes the shares that the screen and the reports show. A left-out part counts neither as copied nor as text. */
export function sharesOf(report: OriginalityReport, choice: OriginalityChoice): Shares {
  const { excluded, segments, sources } = report
  const leftOut =
    (choice.quotations ? excluded.quotation : 0) + (choice.bibliography ? excluded.bibliography : 0)
  const words = Math.max(0, report.words - leftOut)
  const bySource = sources.map(() => 0)
  const marks: Shares['marks'] = []
  let copied = 0
  for (const segment of segments) {
    const counted = countedSources(segment, choice)
    if (counted.length === 0) continue
    for (const source of counted) bySource[source]! += segment.words
    copied += segment.words
    marks.push({ start: segment.start, end: segment.end, source: counted[0]!, words: segment.words })
  }
  const share = (part: number) => (words === 0 ? 0 : (part / words) * 100)
  return {
    words,
    copied,
    percent: share(copied),
    bySource: bySource.map((part) => ({ words: part, percent: share(part) })),
    marks,
  }
}

function countedSources({ inside, sources }: OriginalitySegment, choice: OriginalityChoice): number[] {
  if (inside === 'quotation' && choice.quotations) return []
  if (inside === 'bibliography' && choice.bibliography) return []
  return sources.filter((source) => !choice.sources.has(source))
}
