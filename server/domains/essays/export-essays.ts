import { eq } from 'drizzle-orm'
import { documentText } from '../../../contract/essays/essay-text.ts'
import { type ExportSource, fileName, rowsOf, tableSource } from '../accounts/export/export-source.ts'
import { compactEssaysOf } from './compact-essay.ts'
import { recordFileOf } from './record/export-record.ts'
import {
  essayComments,
  essayRecordEntries,
  essayRecords,
  essayShares,
  essaySnapshots,
  essays,
  essayUpdates,
  essayVersions,
} from './tables.ts'

const essay = { table: essays, file: 'essays.json', key: 'id', leaveOut: ['userId', 'waiting', 'bytes'] }
const tables = tableSource('Essays', [
  essay,
  {
    table: essaySnapshots,
    file: 'essay-documents.json',
    key: 'essayId',
    leaveOut: ['userId', 'state', 'bytes'],
  },
  // Their content is in the documents.
  { table: essayUpdates, file: 'essay-updates.json', key: 'createdAt', leaveOut: ['userId', 'update'] },
  { table: essayVersions, file: 'essay-versions.json', key: 'id', leaveOut: ['userId', 'bytes'] },
  { table: essayRecords, file: 'essay-records.json', key: 'id', leaveOut: ['userId', 'bytes'] },
  { table: essayShares, file: 'essay-shares.json', key: 'id', leaveOut: ['userId', 'tokenHash'] },
  {
    table: essayComments,
    file: 'essay-comments.json',
    key: 'id',
    leaveOut: ['userId', 'readerKey', 'start', 'end', 'place'],
  },
])

/**
 * Exports the essays and their versions as data, and the text and the authorship record of each essay as separate files.
 */
export const essaysExport: ExportSource = {
  ...tables,
  tables: [...tables.tables, essayRecordEntries],
  prepare: compactEssaysOf,
  async *entries(db, userId, step) {
    yield* tables.entries(db, userId, step)
    for await (const row of rowsOf(db, userId, essay)) {
      const { id, title, createdAt } = row as typeof essays.$inferSelect
      const [snapshot] = await db
        .select({ document: essaySnapshots.document })
        .from(essaySnapshots)
        .where(eq(essaySnapshots.essayId, id))
      const text = snapshot ? documentText(snapshot.document) : ''
      const name = `essays/${fileName(createdAt, title)} ${id.slice(0, 8)}`
      yield { path: `${name}.txt`, body: once(text) }
      const [record] = await db
        .select({ id: essayRecords.id })
        .from(essayRecords)
        .where(eq(essayRecords.essayId, id))
      if (record)
        yield {
          path: `${name} authorship record.json`,
          body: recordFileOf({ db, userId }, record.id, title),
        }
    }
  },
}

async function* once(text: string) {
  yield text
}
