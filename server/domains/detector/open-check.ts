import { and, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { asDocument, type CheckedDocument } from './check-text.ts'
import { readKeptDetection } from './kept-detection.ts'
import { textAnalyses } from './tables.ts'

export type KeptCheck = {
  id: string
  createdAt: string
  text: string
  /** The original result; null if only the text can still be shown. */
  detection: CheckedDocument | null
}

/** Returns a whole stored check without checking again. Another user's is not found. */
export async function openCheck(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  scanId: string,
): Promise<KeptCheck> {
  const [row] = await db
    .select()
    .from(textAnalyses)
    .where(and(eq(textAnalyses.id, scanId), eq(textAnalyses.userId, userId)))
  if (!row) throw notFound('scan')
  const { id, createdAt, text, result } = row
  const detection = readKeptDetection(result)
  return { id, createdAt: createdAt.toISOString(), text, detection: detection && asDocument(detection, id) }
}
