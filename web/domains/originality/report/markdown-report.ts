import type { OriginalityReport } from '../../../../contract/originality/originality.ts'
import type { OriginalityChoice, Shares } from '../../../../contract/originality/shares.ts'
import { originalityReportTexts as texts } from '../../../locales/en/originality/report.ts'
import { originalityResultTexts } from '../../../locales/en/originality/result.ts'
import { formatDate, formatList } from '../../../locales/format.ts'
import { coverageSentences } from '../result/coverage-text.ts'
import { shareText } from '../share-text.ts'

export type ReportProps = {
  product: string
  text: string
  report: OriginalityReport
  choice: OriginalityChoice
  shares: Shares
  checkedAt: Date
}

/** Formats a report as Markdown. */
export function markdownReport(given: ReportProps): string {
  const { product, text, checkedAt } = given
  return [
    texts.markdownTitle,
    texts.byLine({ product, moment: formatDate(checkedAt, 'momentZone') }),
    `**${headlineOf(given)}**`,
    summaryOf(given).join('\n\n'),
    ...sourceSection(given),
    ...passageSection(given),
    texts.textMarkdown,
    quoted(text),
  ].join('\n\n')
}

export function headlineOf({
  shares,
  report,
  choice,
}: Pick<ReportProps, 'shares' | 'report' | 'choice'>): string {
  if (shares.copied === 0)
    return report.sources.length > 0 ? originalityResultTexts.nothingCounted : texts.nothing
  return texts.headline({
    percent: shareText(shares.percent),
    count: report.sources.length - choice.sources.size,
  })
}

/** The counts, what was compared, what was left out, and what a share means. */
export function summaryOf({ shares, report, choice }: ReportProps): string[] {
  const left = [
    ...(choice.quotations ? [originalityResultTexts.quotations] : []),
    ...(choice.bibliography ? [originalityResultTexts.bibliography] : []),
    ...(choice.sources.size > 0 ? [texts.notCountedSources({ count: choice.sources.size })] : []),
  ]
  return [
    originalityResultTexts.countOf({ copied: shares.copied, words: shares.words, unit: report.unit }),
    coverageSentences(report.coverage).join(' '),
    ...(left.length > 0 ? [texts.leftOut({ list: formatList(left) })] : []),
    originalityResultTexts.notAProof,
  ]
}

/** The sources that count, with their places and without passages that are left out, such as quotations. */
export function countedSources({ report, choice, shares }: ReportProps) {
  const isCounted = (from: number, to: number) =>
    shares.marks.some(({ start, end }) => start < to && from < end)
  return report.sources.flatMap((source, place) => {
    if (choice.sources.has(place)) return []
    const passages = source.passages.filter(({ start, end }) => isCounted(start, end))
    return [{ source: { ...source, passages }, place, share: shares.bySource[place]! }]
  })
}

function sourceSection(given: ReportProps): string[] {
  const lines = countedSources(given).map(({ source, place, share }) =>
    [
      texts.sourceLine({
        number: place + 1,
        title: escaped(source.title),
        kind: originalityResultTexts.kinds[source.kind],
        percent: shareText(share.percent),
        words: originalityResultTexts.sourceWords({ count: share.words, unit: given.report.unit }),
      }),
      ...(source.kind === 'web' && source.address ? [`   <${source.address}>`] : []),
    ].join('\n'),
  )
  return lines.length > 0 ? [texts.sourcesMarkdown, lines.join('\n')] : []
}

const passagesPerSource = 10

function passageSection(given: ReportProps): string[] {
  const parts = countedSources(given).flatMap(({ source, place }) => [
    texts.passageHeading({ number: place + 1, title: escaped(source.title) }),
    ...source.passages
      .slice(0, passagesPerSource)
      .flatMap(({ start, end, there }) => [
        texts.inTheText,
        quoted(given.text.slice(start, end)),
        texts.inTheSource,
        quoted(there.text.slice(there.start, there.end)),
      ]),
  ])
  return parts.length > 0 ? [texts.passagesMarkdown, ...parts] : []
}

/** Keeps a title from being read as Markdown. */
function escaped(title: string): string {
  return title.replace(/[\\`*_[\]<>#|]/g, (mark) => `\\${mark}`)
}

function quoted(text: string): string {
  return text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
