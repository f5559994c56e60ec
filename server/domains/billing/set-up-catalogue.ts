import type Stripe from 'stripe'
import { brand } from '../../../contract/brand.ts'
import { paidTiers, plans } from '../../../contract/plans.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import { type CatalogueRow, catalogue } from './rules.ts'

/**
 * Creates or updates the products and prices of the plan table at the provider. A price cannot change its amount, so a
 * new one takes over the lookup key; running subscriptions keep what they pay. Safe to run again.
 */
export async function setUpCatalogue(payments: Payments): Promise<string[]> {
  const stripe = await payments.client()
  const changes: string[] = []
  for (const tier of paidTiers) {
    const id = `longhand_${tier}`
    const name = `${brand.name} ${plans[tier].name}`
    const description = `${plans[tier].words.toLocaleString('en-US')} words every ${plans[tier].cycleDays} days`
    const found = await stripe.products.retrieve(id).catch(orMissing)
    if (!found) {
      // Two servers that start at once create it once.
      const idempotencyKey = `product:${id}:${name}:${description}`
      await stripe.products.create({ id, name, description }, { idempotencyKey })
      changes.push(`created ${id}`)
    } else if (found.name !== name || found.description !== description) {
      await stripe.products.update(id, { name, description })
      changes.push(`updated ${id}`)
    }
  }
  const prices = await readPrices(stripe)
  for (const row of catalogue) {
    const held = prices.get(row.lookupKey)
    if (held && isRight(held, row, payments) && held.active) continue
    await createPrice(stripe, payments, { row, replaces: held?.id ?? 'first' })
    changes.push(`${held ? 'replaced' : 'created'} ${row.lookupKey}`)
  }
  return changes
}

/** Returns the id of the price for a row, and creates the catalogue of the local provider on first use. */
export async function priceIdOf(payments: Payments, row: CatalogueRow): Promise<string> {
  const { lookupKey, cents } = row
  const stripe = await payments.client()
  const price = (await readPrices(stripe)).get(lookupKey)
  // A price with another amount or currency would charge something else than the page shows.
  if (price && isRight(price, row, payments)) return price.id
  if (payments.kind === 'stripe')
    throw new Error(
      `The provider has no price ${lookupKey} of ${cents} cents in ${payments.currency}. Run npm run billing:setup.`,
    )
  await setUpCatalogue(payments)
  return (await readPrices(stripe)).get(lookupKey)!.id
}

function isRight(price: Stripe.Price, { cents }: CatalogueRow, { currency, tax }: Payments): boolean {
  const isTaxed = tax === 'off' || price.tax_behavior === tax
  return price.unit_amount === cents && price.currency === currency && isTaxed
}

async function readPrices(stripe: Stripe): Promise<Map<string, Stripe.Price>> {
  const lookupKeys = catalogue.map(({ lookupKey }) => lookupKey)
  const { data } = await stripe.prices.list({ lookup_keys: lookupKeys, limit: 100 })
  return new Map(data.map((price) => [price.lookup_key ?? '', price]))
}

async function createPrice(
  stripe: Stripe,
  { currency, tax }: Payments,
  { row, replaces }: { row: CatalogueRow; replaces: string },
): Promise<void> {
  const { tier, billing, lookupKey, cents, interval, nickname } = row
  await stripe.prices.create(
    {
      product: `longhand_${tier}`,
      unit_amount: cents,
      currency,
      ...(tax === 'off' ? {} : { tax_behavior: tax }),
      recurring: { interval },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      nickname,
      // The plan of a price, which remains when its lookup key moves to a newer one.
      metadata: { tier, billing },
    },
    { idempotencyKey: `price:${lookupKey}:${cents}:${currency}:${tax}:${replaces}` },
  )
}

function orMissing(error: unknown): null {
  if ((error as { code?: string }).code === 'resource_missing') return null
  throw error
}
