import * as Y from 'yjs'
import { essayFragment } from '../../../../../contract/essays/essay-defaults.ts'
import type { RecordEntry } from '../../../../../contract/essays/record.ts'
import { fromBase64 } from '../../../../../contract/text/base64.ts'
import { getRecordEntries } from '../../queries.ts'
import { applyUpdates } from '../../sync/apply-updates.ts'
import { type IdRun, idRunsIn } from '../origins/id-runs.ts'

/**
 * Returns the characters that an essay had at a time, and then all that it ever had, by its record: a version that is
 * restored has characters that are deleted since, and their origins are known there only.
 */
export async function readRecordedTexts(chatId: string, time: string): Promise<IdRun[][]> {
  const entries: RecordEntry[] = []
  for (let hasMore = true; hasMore; ) {
    const page = await getRecordEntries(chatId, entries.length)
    entries.push(...page.entries)
    hasMore = page.hasMore && page.entries.length > 0
  }
  return recordedTexts(entries, time)
}

export function recordedTexts(entries: RecordEntry[], time: string): IdRun[][] {
  // Keeps what is deleted.
  const doc = new Y.Doc({ gc: false })
  const until = Date.parse(time)
  const apply = (some: RecordEntry[]) =>
    applyUpdates(
      doc,
      some.flatMap(({ payload }) => (payload === '' ? [] : [fromBase64(payload)])),
      null,
    )
  const isEarlier = ({ receivedAt }: RecordEntry) => Date.parse(receivedAt) <= until
  apply(entries.filter(isEarlier))
  const then = idRunsIn(doc.getXmlFragment(essayFragment))
  apply(entries.filter((entry) => !isEarlier(entry)))
  const ever = allRuns(doc)
  doc.destroy()
  return [then, ever]
}

function allRuns(doc: Y.Doc): IdRun[] {
  const runs: IdRun[] = []
  for (const structs of doc.store.clients.values())
    for (const item of structs)
      if (item instanceof Y.Item && item.content instanceof Y.ContentString)
        runs.push({ client: item.id.client, clock: item.id.clock, text: item.content.str })
  return runs
}
