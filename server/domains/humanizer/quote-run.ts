import type { HumanizeQuote, QuoteInput } from '../../../contract/humanizer.ts'
import type { Context } from '../../platform/context.ts'
import { isPaidFor } from '../credits/find-charged.ts'
import { askedFor } from './humanize-text.ts'

/** Says before a run whether it was paid for. Reserves, charges and stores nothing. */
export async function quoteRun(ctx: Context, input: Omit<QuoteInput, 'userId'>): Promise<HumanizeQuote> {
  return { isPaid: ctx.env.billing !== null && (await isPaidFor(ctx, askedFor(input))) }
}
