import { and, eq, sql } from 'drizzle-orm'
import { apiKeyTexts } from '../../../contract/api/api-keys.ts'
import type { ApiKind } from '../../../contract/api/usage.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { secondsToNextDay, today } from '../credits/budget-day.ts'
import { apiKeys, apiUsage } from './tables.ts'

export type CountedCall = { keyId: string; kind: ApiKind; words: number }

/** Takes the words of a text from the key's day before the call runs. Throws when too few are left. */
export async function takeWords(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  { keyId, words }: CountedCall,
): Promise<void> {
  const owned = and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId))
  const used = sql`(case when ${apiKeys.wordsDay} = ${today} then ${apiKeys.wordsToday} else 0 end) + ${words}`
  const taken = await db
    .update(apiKeys)
    .set({ wordsDay: sql`${today}`, wordsToday: sql`${used}` })
    .where(and(owned, sql`(${apiKeys.wordsPerDay} is null or ${used} <= ${apiKeys.wordsPerDay})`))
    .returning({ id: apiKeys.id })
  if (taken.length > 0) return
  const [key] = await db.select({ limit: apiKeys.wordsPerDay }).from(apiKeys).where(owned)
  throw new AppError(
    'key_words_used_up',
    key?.limit ? apiKeyTexts.wordsUsedUp({ limit: key.limit }) : undefined,
    {
      retryAfterSeconds: await secondsToNextDay(db),
    },
  )
}

/** Counts a call that has ended. A failed one gives the words of its text back to the key. */
export async function countCall(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  { keyId, kind, words }: CountedCall,
  end: { failed: boolean; charged: number },
): Promise<void> {
  const counted = end.failed ? 0 : words
  const failed = end.failed ? 1 : 0
  await db
    .insert(apiUsage)
    .values({
      userId,
      keyId,
      day: sql`${today}`,
      kind,
      calls: 1,
      failed,
      words: counted,
      charged: end.charged,
    })
    .onConflictDoUpdate({
      target: [apiUsage.keyId, apiUsage.day, apiUsage.kind],
      set: {
        calls: sql`${apiUsage.calls} + 1`,
        failed: sql`${apiUsage.failed} + ${failed}`,
        words: sql`${apiUsage.words} + ${counted}`,
        charged: sql`${apiUsage.charged} + ${end.charged}`,
      },
    })
  if (end.failed) await giveWordsBack({ db, userId }, { keyId, kind, words })
}

/** Gives words of texts that were not processed back to the key's day. */
export async function giveWordsBack(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  { keyId, words }: CountedCall,
): Promise<void> {
  if (words === 0) return
  await db
    .update(apiKeys)
    .set({ wordsToday: sql`greatest(${apiKeys.wordsToday} - ${words}, 0)` })
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId), sql`${apiKeys.wordsDay} = ${today}`))
}
