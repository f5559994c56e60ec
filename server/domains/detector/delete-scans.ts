import { and, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { textAnalyses } from './tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>

export async function deleteScan({ db, userId }: Owner, scanId: string): Promise<void> {
  const gone = await db
    .delete(textAnalyses)
    .where(and(eq(textAnalyses.id, scanId), eq(textAnalyses.userId, userId)))
    .returning({ id: textAnalyses.id })
  if (gone.length === 0) throw notFound('This scan')
}

export async function deleteAllScans({ db, userId }: Owner): Promise<void> {
  await db.delete(textAnalyses).where(eq(textAnalyses.userId, userId))
}
