import { eq } from 'drizzle-orm'
import type { ExportSource } from '../export/export-source.ts'
import { pictures } from '../tables.ts'

/** The user's picture, as the file that it is. */
export const pictureExport: ExportSource = {
  noun: 'Picture',
  tables: [pictures],
  count: (db, userId) => db.$count(pictures, eq(pictures.userId, userId)),
  async *entries(db, userId, step) {
    const [found] = await db.select().from(pictures).where(eq(pictures.userId, userId))
    if (!found) return
    step()
    yield { path: `picture.${found.type.split('/')[1]}`, body: once(found.bytes) }
  },
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
