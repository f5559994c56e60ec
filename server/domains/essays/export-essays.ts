import { eq } from 'drizzle-orm'
import { documentText } from '../../../contract/essays/essay-text.ts'
import { type ExportSource, fileName, rowsOf, tableSource } from '../accounts/export/export-source.ts'
import { compactEssaysOf } from './compact-essay.ts'
import { essaySnapshots, essays, essayUpdates, essayVersions } from './tables.ts'

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
])

/** Exports the essays and their versions as data, and the text of each essay as a separate file. */
export const essaysExport: ExportSource = {
  ...tables,
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
      yield { path: `essays/${fileName(createdAt, title)} ${id.slice(0, 8)}.txt`, body: once(text) }
    }
  },
}

async function* once(text: string) {
  yield text
}
