import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { RewriteChoices } from '../../../contract/humanizer.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { readBalance } from '../credits/read-balance.ts'
import type { HumanizedText } from './humanized-text.ts'
import { readKeptRun } from './kept-run.ts'
import { humanizedTexts } from './tables.ts'

export type KeptHumanizedText = {
  id: string
  createdAt: string
  humanized: string
  /** Null if only the humanized text was stored. */
  original: string | null
  /** The original result, with the current balance; null if only the texts can still be shown. */
  result: HumanizedText | null
  /** What the user took back or reworded; null if nothing. */
  choices: RewriteChoices | null
  choicesRevision: string | null
}

type Owner = Pick<Context, 'db' | 'env' | 'userId'>

/** Returns a whole stored rewrite without running or charging again. Another user's is not found. */
export async function openHumanizedText(
  { db, env, userId }: Owner,
  textId: string,
): Promise<KeptHumanizedText> {
  const [row] = await db
    .select()
    .from(humanizedTexts)
    .where(and(eq(humanizedTexts.id, textId), eq(humanizedTexts.userId, userId)))
  if (!row || row.textContent === null) throw notFound('text')
  return asKeptText({ db, env, userId }, row)
}

/** Returns the stored result of a run, with its current balance; null if it is not stored, or only in part. */
export async function openTextOfRun(owner: Owner, runId: string): Promise<HumanizedText | null> {
  const [row] = await owner.db
    .select()
    .from(humanizedTexts)
    .where(
      and(
        eq(humanizedTexts.runId, runId),
        eq(humanizedTexts.userId, owner.userId),
        isNotNull(humanizedTexts.textContent),
      ),
    )
    .orderBy(desc(humanizedTexts.createdAt))
    .limit(1)
  if (!row || row.textContent === null) return null
  return (await asKeptText(owner, row)).result
}

async function asKeptText(
  { db, env, userId }: Owner,
  row: typeof humanizedTexts.$inferSelect,
): Promise<KeptHumanizedText> {
  const { id, createdAt, original, choices, choicesRevision } = row
  const humanized = row.textContent ?? ''
  const run = readKeptRun(row.result, original)
  const { remainingWords } = await readBalance({ db, env }, userId)
  return {
    id,
    createdAt: createdAt.toISOString(),
    humanized,
    original,
    choices,
    choicesRevision,
    result: run && {
      ...run,
      humanized,
      changed: true,
      cost: run.details.words,
      free: run.details.free ?? null,
      remaining_words: remainingWords,
      textId: id,
    },
  }
}
