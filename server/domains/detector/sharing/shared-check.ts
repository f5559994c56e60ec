import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { sharedCheckGoneText } from '../../../../contract/detector/check-sharing.ts'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { hashShareToken } from '../../../platform/shared-links.ts'
import { asDocument, type CheckedDocument } from '../check-text.ts'
import { readKeptDetection } from '../kept-detection.ts'
import { checkShares } from '../tables.ts'

/** Response of GET /api/shared-checks/{token}: what anyone with the address can read. */
export type SharedCheck = {
  text: string
  ownerName: string | null
  sharedAt: string
  expiresAt: string | null
  /** Null if the result is of an older form that can no longer be shown. */
  detection: CheckedDocument | null
}

/** Returns a shared check. Missing, expired and revoked links give the same error. */
export async function readSharedCheck({ db }: Pick<Doors, 'db'>, token: string): Promise<SharedCheck> {
  const isOpen = or(isNull(checkShares.expiresAt), gt(checkShares.expiresAt, sql`now()`))
  const [row] = await db
    .select()
    .from(checkShares)
    .where(and(eq(checkShares.tokenHash, hashShareToken(token)), isOpen))
  if (!row) throw new AppError('not_found', sharedCheckGoneText)
  const detection = readKeptDetection(row.result)
  return {
    text: row.text,
    ownerName: row.ownerName,
    sharedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    detection: detection && asDocument(detection, 'shared'),
  }
}
