import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { readHistoryChoice } from '../preferences/read-history-choice.ts'
import { humanizedTexts } from './tables.ts'

/** One row a run; its text only where there is one to keep, for a user who has history on (decisions.md 35). */
export async function keepHumanizedText(
  ctx: Context,
  tx: Transaction,
  wordCount: number,
  text: string | null,
): Promise<void> {
  const kept = text !== null && (await readHistoryChoice(ctx))
  await tx.insert(humanizedTexts).values({ userId: ctx.userId, wordCount, textContent: kept ? text : null })
}
