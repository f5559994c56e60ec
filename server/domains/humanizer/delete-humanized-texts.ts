import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { humanizedTexts } from './tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>

/** Keeps only what is stored without history too: the run itself and its number of words. */
const nothing = { textContent: null, original: null, result: null }

export async function deleteHumanizedText({ db, userId }: Owner, textId: string): Promise<void> {
  const gone = await db
    .update(humanizedTexts)
    .set(nothing)
    .where(and(eq(humanizedTexts.id, textId), kept(userId)))
    .returning({ id: humanizedTexts.id })
  if (gone.length === 0) throw notFound('This text')
}

export async function deleteAllHumanizedTexts({ db, userId }: Owner): Promise<void> {
  await db.update(humanizedTexts).set(nothing).where(kept(userId))
}

function kept(userId: string) {
  return and(eq(humanizedTexts.userId, userId), isNotNull(humanizedTexts.textContent))
}
