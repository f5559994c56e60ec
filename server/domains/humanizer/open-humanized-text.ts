import { and, eq } from 'drizzle-orm'
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
}

/** Returns a whole stored rewrite without running or charging again. Another user's is not found. */
export async function openHumanizedText(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  textId: string,
): Promise<KeptHumanizedText> {
  const [row] = await db
    .select()
    .from(humanizedTexts)
    .where(and(eq(humanizedTexts.id, textId), eq(humanizedTexts.userId, userId)))
  if (!row || row.textContent === null) throw notFound('This text')
  const { id, createdAt, textContent: humanized, original, choices } = row
  const run = readKeptRun(row.result, original)
  const { remainingWords } = await readBalance(db, userId)
  return {
    id,
    createdAt: createdAt.toISOString(),
    humanized,
    original,
    choices,
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
