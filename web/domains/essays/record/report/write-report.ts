import { brand } from '../../../../../contract/brand.ts'
import type { DocumentNode } from '../../../../../contract/essays/essays.ts'
import type { ChainFault, RecordEntry } from '../../../../../contract/essays/record.ts'
import { recordTexts, reportTexts as texts } from '../../../../locales/en/essays/record.ts'
import { formatDate, formatNumber } from '../../../../locales/format.ts'
import { countShares } from '../replay/count-shares.ts'
import type { ReplayBlock } from '../replay/record-replay.ts'
import type { TimelineItem } from '../timeline/read-timeline.ts'

type ReportParts = {
  title: string
  entries: RecordEntry[]
  blocks: ReplayBlock[]
  timeline: TimelineItem[]
  fault: ChainFault
  percentOf: (part: number) => string
  spanText: (from: string, to: string) => string
  now: Date
}

/** Writes a readable report of a record, as a document of the editor. */
export function writeReport(parts: ReportParts): DocumentNode {
  const { title, entries, fault, now } = parts
  const date = (at: string | undefined) => formatDate(at ?? now, 'moment')
  return {
    type: 'doc',
    content: [
      heading(1, texts.title({ title })),
      paragraph(
        texts.made({
          date: formatDate(now, 'moment'),
          count: entries.length,
          from: date(entries[0]?.receivedAt),
          to: date(entries.at(-1)?.receivedAt),
        }),
      ),
      paragraph(fault ? texts.broken({ number: fault.number }) : texts.intact),
      heading(2, texts.shares),
      sharesTable(parts),
      heading(2, texts.sessions),
      ...timelineOf(parts),
      heading(2, texts.passages),
      ...passagesOf(parts),
      heading(2, texts.meaning),
      paragraph(texts.meaningText({ product: brand.name })),
    ],
  }
}

const words = (text: string): DocumentNode[] => (text === '' ? [] : [{ type: 'text', text }])
const paragraph = (text: string): DocumentNode => ({ type: 'paragraph', content: words(text) })
const heading = (level: number, text: string): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content: words(text),
})
const list = (items: string[]): DocumentNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})

function sharesTable({ blocks, percentOf }: ReportParts): DocumentNode {
  const rows = countShares(blocks).map(({ origin, count, part }) => [
    recordTexts.origins[origin],
    formatNumber(count),
    percentOf(part),
  ])
  const row = (type: string, cells: string[]): DocumentNode => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [paragraph(cell)] })),
  })
  return {
    type: 'table',
    content: [
      row('tableHeader', [texts.origin, texts.characters, texts.share]),
      ...rows.map((cells) => row('tableCell', cells)),
    ],
  }
}

function timelineOf({ timeline, spanText }: ReportParts): DocumentNode[] {
  if (timeline.length === 0) return [paragraph(recordTexts.noSessions)]
  return timeline.flatMap((item) => {
    if (item.kind === 'gap')
      return [
        paragraph(
          `${item.to ? spanText(item.from, item.to) : formatDate(item.from, 'moment')}: ${recordTexts.gap}`,
        ),
      ]
    const { from, to, words: more, typed, insertions } = item
    const lines = [
      more < 0 ? recordTexts.fewerWords({ count: -more }) : recordTexts.words({ count: more }),
      recordTexts.typedCharacters({ count: typed }),
      ...insertions.map(
        ({ origin, length, excerpt }) =>
          `${recordTexts.insertion({ origin: recordTexts.origins[origin], count: length })} ${recordTexts.excerpt({ text: excerpt })}`,
      ),
    ]
    return [paragraph(spanText(from, to)), list(lines)]
  })
}

function passagesOf({ blocks }: ReportParts): DocumentNode[] {
  const passages = blocks.flatMap(({ texts: parts }) =>
    parts
      .filter(({ origin, text }) => origin !== 'typed' && text.trim() !== '')
      .map(
        ({ origin, text }) => `${recordTexts.origins[origin]}: ${recordTexts.excerpt({ text: text.trim() })}`,
      ),
  )
  return passages.length > 0 ? [list(passages)] : [paragraph(texts.noPassages)]
}
