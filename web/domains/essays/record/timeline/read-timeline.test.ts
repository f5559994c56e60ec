import { expect, test } from 'vitest'
import type { RecordEntry } from '../../../../../contract/essays/record.ts'
import { insert, openEditor, type } from '../../page/headless-editor.ts'
import type { EssayNode } from '../../transfer/document/essay-blocks.ts'
import { exportEssay } from '../../transfer/export-essay.ts'
import { countShares } from '../replay/count-shares.ts'
import { RecordReplay } from '../replay/record-replay.ts'
import { writeReport } from '../report/write-report.ts'
import { aiPart, writeStatement } from '../statement/write-statement.ts'
import { readTimeline } from './read-timeline.ts'

const minute = 60_000
const start = Date.parse('2026-11-20T08:00:00.000Z')

/** Gives entries times: those from an index on are received some minutes after the start. */
function timed(entries: RecordEntry[], minutes: (index: number) => number): RecordReplay {
  const replay = new RecordReplay()
  replay.add(
    entries.map((entry, index) => ({
      ...entry,
      number: index + 1,
      receivedAt: new Date(start + minutes(index) * minute).toISOString(),
    })),
  )
  return replay
}

test('divides a record into sessions with their words and insertions, and shows a pause', () => {
  const editor = openEditor()
  editor.add('on')
  type(editor, 'One two three. ')
  insert(editor, 'paste', 'Pasted words from elsewhere')
  const first = editor.entries.length
  type(editor, ' Four.')
  editor.add('pause')
  const paused = editor.entries.length - 1
  editor.add('on')
  const replay = timed(editor.entries, (index) => (index < first ? index : index < paused ? 60 : 90))
  const [one, two, gap] = readTimeline(replay)
  expect(one).toMatchObject({
    kind: 'session',
    words: 7,
    typed: 15,
    insertions: [{ origin: 'paste', length: 27, excerpt: 'Pasted words from elsewhere' }],
  })
  expect(two).toMatchObject({ kind: 'session', words: 1, typed: 6, insertions: [] })
  expect(gap).toEqual({
    kind: 'gap',
    from: replay.entries[paused]!.receivedAt,
    to: replay.entries[paused]!.receivedAt,
  })
  expect(replay.at).toBe(editor.entries.length)
})

test('does not count moved text as written again, and shortens long insertions', () => {
  const editor = openEditor()
  type(editor, 'A first line')
  editor.change((tr) => tr.split(8))
  insert(editor, 'ai', 'a long sentence that a model wrote, which is cut after its first words here')
  const [session] = readTimeline(timed(editor.entries, () => 0))
  expect(session).toMatchObject({
    typed: 12,
    insertions: [
      { origin: 'ai', length: 75, excerpt: 'a long sentence that a model wrote, which is cut after its…' },
    ],
  })
})

test('says that writing arrived late where the device names an earlier time', () => {
  const editor = openEditor()
  type(editor, 'Offline')
  const replay = timed(
    editor.entries.map((entry) => ({ ...entry, writtenAt: new Date(start - 60 * minute).toISOString() })),
    () => 0,
  )
  expect(readTimeline(replay)).toMatchObject([{ isLate: true }])
})

test('writes a report and a statement from the shares of the final text', async () => {
  const editor = openEditor()
  type(editor, 'My own words. ')
  insert(editor, 'ai', 'Words by AI.')
  const replay = timed(editor.entries, () => 0)
  const timeline = readTimeline(replay)
  const blocks = replay.blocks()
  const shares = countShares(blocks)
  expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(editor.state().doc.textContent.length)
  expect(aiPart(shares)).toBeCloseTo(12 / 26)
  const today = new Date('2026-11-23T12:00:00Z')
  const share = '46.2%'
  expect(writeStatement({ style: 'apa', use: 'passages', shares, today })).toMatch(
    /Longhand \(2026\).*46\.2%/,
  )
  expect(writeStatement({ style: 'mla', use: 'none', shares, today })).toBe(
    'No generative AI tools were used in the writing of this essay.',
  )
  const parts = { title: 'Tides', entries: replay.entries, blocks, timeline, now: today }
  const spanText = (from: string, to: string) => `${from} ${to}`
  const report = writeReport({
    ...parts,
    fault: { number: 2, reason: 'hash' },
    percentOf: () => share,
    spanText,
  })
  const { file } = await exportEssay(report as EssayNode, {
    title: 'Report',
    font: 'Times New Roman',
    sizePx: 14,
    format: 'html',
  })
  const html = await file.text()
  expect(html).toContain('Authorship record of “Tides”')
  expect(html).toContain('broken at entry 2')
  expect(html).toContain('By AI: “Words by AI.”')
})
