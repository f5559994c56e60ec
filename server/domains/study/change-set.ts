import { and, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { storableText } from '../../platform/database/storable.ts'
import { notFound } from '../../platform/errors.ts'
import { studySets } from './tables.ts'

type Owner = Pick<Context, 'db' | 'userId' | 'now'>

const ownSet = ({ userId }: Owner, setId: string) =>
  and(eq(studySets.id, setId), eq(studySets.userId, userId))

export async function renameSet(ctx: Owner, setId: string, title: string): Promise<void> {
  const changed = await ctx.db
    .update(studySets)
    .set({ title: storableText(title), updatedAt: ctx.now() })
    .where(ownSet(ctx, setId))
    .returning({ id: studySets.id })
  if (changed.length === 0) throw notFound('studySet')
}

/** Deletes a set with its cards and their reviews. */
export async function deleteSet(ctx: Owner, setId: string): Promise<void> {
  const gone = await ctx.db.delete(studySets).where(ownSet(ctx, setId)).returning({ id: studySets.id })
  if (gone.length === 0) throw notFound('studySet')
}
