import { type ExportSource, fileName, rowsOf, tableSource } from '../accounts/export/export-source.ts'
import { humanizedTexts } from './tables.ts'

const part = {
  table: humanizedTexts,
  file: 'humanized-texts.json',
  key: 'id',
  leaveOut: ['userId', 'textDigest'],
}
const tables = tableSource('Humanized texts', [part])

/** Exports every run, and with history on its text as a separate file. */
export const humanizedTextsExport: ExportSource = {
  ...tables,
  async *entries(db, userId, step, files) {
    yield* tables.entries(db, userId, step, files)
    for await (const row of rowsOf(db, userId, part)) {
      const { id, textContent, createdAt } = row as typeof humanizedTexts.$inferSelect
      if (textContent === null) continue
      const name = fileName(createdAt, textContent.slice(0, 200))
      yield { path: `humanized-texts/${name} ${id.slice(0, 8)}.txt`, body: once(textContent) }
    }
  },
}

async function* once(text: string) {
  yield text
}
