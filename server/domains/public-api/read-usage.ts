import type { UsageAnswer } from '../../../contract/api/answers.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Program } from '../../platform/http/program.ts'
import { listKeys } from '../api-keys/list-keys.ts'
import { readRemainingWords } from '../credits/read-balance.ts'

/** Returns what is left to the account and to the key that asks. */
export async function readUsage(ctx: Context, { keyId }: Program): Promise<UsageAnswer> {
  const [left, { keys }] = await Promise.all([readRemainingWords(ctx, ctx.userId), listKeys(ctx)])
  const key = keys.find(({ id }) => id === keyId)
  if (!key) throw notFound('key')
  return {
    plan: left.tier,
    words: { remaining: left.remaining_words, limit: left.limit, perRequest: left.words_per_request },
    key: {
      id: key.id,
      name: key.name,
      wordsToday: key.wordsToday,
      wordsPerDay: key.wordsPerDay,
      expiresAt: key.expiresAt,
    },
  }
}
