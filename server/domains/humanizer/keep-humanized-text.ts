import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Context, Doors } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { storableJson, storableText } from '../../platform/database/storable.ts'
import { hasRoom } from '../accounts/stored-text.ts'
import { digestOf, sameInputSince } from '../credits/find-charged.ts'
import { readHistoryChoice } from '../preferences/read-history-choice.ts'
import type { KeptRun } from './humanized-text.ts'
import { humanizedTexts } from './tables.ts'

/** `text` is null if it must not be stored, whatever the user chose. */
type FinishedRun = {
  runId?: string
  wordCount: number
  /** The run is a repetition, which counts only if its text is stored. */
  isRepeat?: boolean
  text: { original: string; humanized: string; run: KeptRun } | null
}

/**
 * Stores one row per run, and the text only for users who have history on (docs/spec/decisions.md 35). Returns the id of
 * a stored text, or null.
 */
export async function keepHumanizedText(
  ctx: Context,
  tx: Transaction,
  { runId, wordCount, isRepeat = false, text }: FinishedRun,
): Promise<string | null> {
  const owner = { db: tx, userId: ctx.userId }
  const isKept = text !== null && (await readHistoryChoice(owner)) && (await hasRoom(owner))
  if (isRepeat && !isKept) return null
  const sameText = text && countedOnce(ctx, text.original, isRepeat)
  const [row] = await tx
    .insert(humanizedTexts)
    .values({ userId: ctx.userId, runId, wordCount, ...sameText, ...(isKept && columnsOf(text)) })
    .returning({ id: humanizedTexts.id })
  return isKept ? row!.id : null
}

/** Returns what tells whether the same text was rewritten shortly before. */
function countedOnce(ctx: Context, original: string, isRepeat: boolean) {
  const textDigest = digestOf(ctx, original)
  const before = sql`select 1 from ${humanizedTexts} where user_id = ${ctx.userId} and text_digest = ${textDigest}`
  return { textDigest, isRepeat: isRepeat ? true : sql<boolean>`exists (${before})` }
}

/** Forgets which texts the older rewrites were of, as the ledger does. */
export async function forgetTextDigests({ db }: Pick<Doors, 'db'>): Promise<void> {
  const old = db
    .select({ id: humanizedTexts.id })
    .from(humanizedTexts)
    .where(and(isNotNull(humanizedTexts.textDigest), lt(humanizedTexts.createdAt, sameInputSince)))
    .limit(10_000)
  await db.update(humanizedTexts).set({ textDigest: null }).where(inArray(humanizedTexts.id, old))
}

function columnsOf({ original, humanized, run }: NonNullable<FinishedRun['text']>) {
  // Each step has the whole text at that time, which is never shown again.
  const progressHistory = run.details.progressHistory.map((step) => ({ ...step, text: '' }))
  return {
    textContent: storableText(humanized),
    original: storableText(original),
    result: storableJson({ ...run, details: { ...run.details, progressHistory } }),
  }
}
