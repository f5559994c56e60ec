import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { type ExportEntry, fileName } from '../../accounts/export/export-source.ts'
import { chatFiles } from '../tables.ts'

const pageRows = 500

const isImageOf = (userId: string) => and(eq(chatFiles.userId, userId), eq(chatFiles.kind, 'image'))

export function countImages(db: Database, userId: string): Promise<number> {
  return db.$count(chatFiles, isImageOf(userId))
}

/** Exports every image in its original form; only one at a time is in memory. */
export async function* imageEntries(
  db: Database,
  userId: string,
  step: () => void,
  files: Files,
): AsyncGenerator<ExportEntry> {
  let after: string | undefined
  do {
    const page = await db
      .select({
        id: chatFiles.id,
        name: chatFiles.name,
        type: chatFiles.type,
        createdAt: chatFiles.createdAt,
      })
      .from(chatFiles)
      .where(and(isImageOf(userId), after === undefined ? undefined : gt(chatFiles.id, after)))
      .orderBy(asc(chatFiles.id))
      .limit(pageRows)
    for (const { id, name, type, createdAt } of page) {
      step()
      const title = fileName(createdAt, name.replace(/\.[^.]*$/, ''))
      yield {
        path: `images/${title} ${id.slice(0, 8)}.${type.split('/')[1]}`,
        body: bytesOf({ db, files }, userId, id),
      }
    }
    after = page.length === pageRows ? page.at(-1)!.id : undefined
  } while (after !== undefined)
}

type Source = { db: Database; files: Files }

async function* bytesOf({ db, files }: Source, userId: string, id: string): AsyncGenerator<Uint8Array> {
  const [row] = await db
    .select({ bytes: chatFiles.bytes, fileKey: chatFiles.fileKey })
    .from(chatFiles)
    .where(and(isImageOf(userId), eq(chatFiles.id, id)))
  const bytes = row ? await files.read(row) : null
  if (bytes) yield bytes
}
