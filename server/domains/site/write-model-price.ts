import { sql } from 'drizzle-orm'
import {
  type ModelPriceInput,
  type ModelPrices,
  modelPricesMax,
} from '../../../contract/operating/model-usage.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { siteSettings } from './tables.ts'

/** Stores or removes what a million tokens of a model cost. `record` adds the entry to the log. */
export async function writeModelPrice(
  { db }: Pick<Context, 'db'>,
  { model, price }: ModelPriceInput,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const stored = sql`coalesce(${siteSettings.modelPrices}, '{}'::jsonb)`
  const changed = price
    ? sql`${stored} || jsonb_build_object(${model}::text, ${JSON.stringify(price)}::jsonb)`
    : sql`${stored} - ${model}::text`
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(siteSettings)
      .values({ modelPrices: price ? { [model]: price } : {} })
      .onConflictDoUpdate({ target: siteSettings.id, set: { modelPrices: changed, updatedAt: sql`now()` } })
      .returning({ prices: siteSettings.modelPrices })
    if (Object.keys(row?.prices ?? {}).length > modelPricesMax)
      throw new AppError('conflict', refusalTexts.tooManyPrices)
    await record(tx)
  })
}

export async function readModelPrices({ db }: Pick<Context, 'db'>): Promise<ModelPrices> {
  const [row] = await db.select({ prices: siteSettings.modelPrices }).from(siteSettings)
  return row?.prices ?? {}
}
