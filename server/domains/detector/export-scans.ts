import { type ExportSource, fileName, rowsOf, tableSource } from '../accounts/export/export-source.ts'
import { checkCounts, textAnalyses } from './tables.ts'

const part = { table: textAnalyses, file: 'scans.json', key: 'id', leaveOut: ['userId'] }
const tables = tableSource('Scans', [
  part,
  { table: checkCounts, file: 'checks-by-hour.json', key: 'hour', leaveOut: ['userId'] },
])

/** Exports the scans with their results, and each text as a separate file. */
export const scansExport: ExportSource = {
  ...tables,
  async *entries(db, userId, step) {
    yield* tables.entries(db, userId, step)
    for await (const row of rowsOf(db, userId, part)) {
      const { id, text, createdAt } = row as typeof textAnalyses.$inferSelect
      const name = fileName(createdAt, text.slice(0, 200))
      yield { path: `scans/${name} ${id.slice(0, 8)}.txt`, body: once(text) }
    }
  },
}

async function* once(text: string) {
  yield text
}
