import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { DocumentNode } from '../../../../contract/essays/essays.ts'
import { type SharedEssay, sharedEssayGoneText } from '../../../../contract/essays/sharing.ts'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { hashShareToken } from '../../../platform/shared-links.ts'
import { listSharedComments } from '../comments/list-comments.ts'
import { compactEssay } from '../compact-essay.ts'
import { settingsOf } from '../rules.ts'
import { essayShares, essaySnapshots, essays } from '../tables.ts'
import { readerDocument } from './reader-document.ts'

export type ReaderDoors = Pick<Doors, 'db' | 'yjs' | 'log'>

const emptyDocument: DocumentNode = { type: 'doc', content: [] }

/** Returns an open link with its essay. Missing, expired and revoked links give the same error. */
export async function openEssayShare({ db }: Pick<Doors, 'db'>, token: string) {
  const isOpen = or(isNull(essayShares.expiresAt), gt(essayShares.expiresAt, sql`now()`))
  const [row] = await db
    .select({ share: essayShares, essay: essays })
    .from(essayShares)
    .innerJoin(essays, and(eq(essays.id, essayShares.essayId), eq(essays.userId, essayShares.userId)))
    .where(and(eq(essayShares.tokenHash, hashShareToken(token)), isOpen))
  if (!row) throw new AppError('not_found', sharedEssayGoneText)
  return row
}

/** Returns the newest snapshot of an essay, after merging what was written since; null if nothing was written. */
export async function readSnapshot(doors: ReaderDoors, essay: { id: string; userId: string }) {
  await compactEssay(doors, essay.id)
  const [snapshot] = await doors.db
    .select({ document: essaySnapshots.document, state: essaySnapshots.state })
    .from(essaySnapshots)
    .where(and(eq(essaySnapshots.essayId, essay.id), eq(essaySnapshots.userId, essay.userId)))
  return snapshot ?? null
}

/**
 * Returns an essay as it is now for a reader with its link. The document has no authorship record, no deleted text and
 * no sources that it does not cite.
 */
export async function readSharedEssay(
  doors: ReaderDoors,
  token: string,
  readerKey: string | null,
): Promise<SharedEssay> {
  const { share, essay } = await openEssayShare(doors, token)
  const snapshot = await readSnapshot(doors, essay)
  // Merging names an essay after its first heading.
  const [named] = await doors.db
    .select({ title: essays.title })
    .from(essays)
    .where(and(eq(essays.id, essay.id), eq(essays.userId, essay.userId)))
  const { fontFamily, fontSizePx, citationStyle } = settingsOf(essay)
  const isCommented = share.access === 'comment' && snapshot !== null
  return {
    title: named?.title ?? essay.title,
    ownerName: share.ownerName,
    sharedAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt?.toISOString() ?? null,
    access: share.access,
    settings: { fontFamily, fontSizePx, citationStyle },
    document: readerDocument(snapshot?.document ?? emptyDocument),
    comments: isCommented
      ? await listSharedComments(doors, {
          essay,
          state: snapshot.state,
          ownerName: share.ownerName,
          readerKey,
        })
      : [],
  }
}
