import { eq } from 'drizzle-orm'
import type { DocumentNode } from '../../../contract/essays/essays.ts'
import {
  type ExportEntry,
  type ExportSource,
  fileName,
  rowsOf,
  tableSource,
} from '../accounts/export/export-source.ts'
import { compactEssaysOf } from './compact-essay.ts'
import { essayMarkdown } from './essay-markdown.ts'
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
 * Exports the essays and their versions as data, and each essay as Markdown with its pictures and its authorship record.
 */
export const essaysExport: ExportSource = {
  ...tables,
  tables: [...tables.tables, essayRecordEntries],
  prepare: compactEssaysOf,
  async *entries(db, userId, step, files) {
    yield* tables.entries(db, userId, step, files)
    for await (const row of rowsOf(db, userId, essay)) {
      const { id, title, createdAt } = row as typeof essays.$inferSelect
      const [snapshot] = await db
        .select({ document: essaySnapshots.document })
        .from(essaySnapshots)
        .where(eq(essaySnapshots.essayId, id))
      const name = `${fileName(createdAt, title)} ${id.slice(0, 8)}`
      yield* documentEntries(name, title, snapshot?.document ?? null)
      const [record] = await db
        .select({ id: essayRecords.id })
        .from(essayRecords)
        .where(eq(essayRecords.essayId, id))
      if (record)
        yield {
          path: `essays/${name} authorship record.json`,
          body: recordFileOf({ db, userId }, record.id, title),
        }
    }
  },
}

const embedded = /^data:image\/([a-z]{3,5});base64,([\w+/=]*)$/i

/** Writes the pictures as files beside the text, so that any program shows them. */
function* documentEntries(
  name: string,
  title: string,
  document: DocumentNode | null,
): Generator<ExportEntry> {
  const pictures: ExportEntry[] = []
  function pictureAddress(source: unknown): string | null {
    const [, type, bytes] = embedded.exec(typeof source === 'string' ? source : '') ?? []
    if (type === undefined || bytes === undefined) return null
    const file = `${name} picture ${pictures.length + 1}.${type.toLowerCase()}`
    pictures.push({ path: `essays/${file}`, body: once(Buffer.from(bytes, 'base64')) })
    return file
  }
  const text = document ? essayMarkdown(document, pictureAddress) : ''
  yield { path: `essays/${name}.md`, body: once(`# ${title}\n\n${text}\n`) }
  yield* pictures
}

async function* once<Content>(content: Content) {
  yield content
}
