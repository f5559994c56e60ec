import type Stripe from 'stripe'
import type { PaymentLink, TaxMode } from '../../../../contract/billing/billing.ts'
import type { Doors } from '../../../platform/context.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import { requirePayments } from '../require-payments.ts'
import { type CatalogueRow, catalogue } from '../rules.ts'
import { priceIdOf } from '../set-up-catalogue.ts'

type LinkDoors = Pick<Doors, 'env' | 'payments'>

/**
 * Creates the payment link of each price, for browsers that cannot reach this server with their cookies. A link whose
 * price or return address has changed is replaced. Safe to run again.
 */
export async function setUpPaymentLinks(doors: LinkDoors): Promise<string[]> {
  const payments = requirePayments(doors)
  const stripe = await payments.client()
  const links = await activeLinks(stripe)
  const changes: string[] = []
  for (const row of catalogue) {
    const price = await priceIdOf(payments, row)
    const url = returnUrl(doors, row)
    const [held, ...others] = links.filter(({ metadata }) => metadata.lookup_key === row.lookupKey)
    const isRight = held?.metadata.price === price && held.metadata.return_url === url
    for (const { id } of isRight ? others : [held, ...others].filter((each) => each !== undefined))
      await stripe.paymentLinks.update(id, { active: false })
    if (isRight) continue
    await createLink(stripe, row, { price, url, replaces: held?.id ?? 'first', tax: payments.tax })
    changes.push(`${held ? 'replaced' : 'created'} the payment link of ${row.lookupKey}`)
  }
  return changes
}

function returnUrl({ env }: LinkDoors, { tier }: CatalogueRow): string {
  return `${env.BASE_URL}/subscription/success?plan=${tier}&session_id={CHECKOUT_SESSION_ID}`
}

async function createLink(
  stripe: Stripe,
  { lookupKey }: CatalogueRow,
  { price, url, replaces, tax }: { price: string; url: string; replaces: string; tax: TaxMode },
): Promise<void> {
  await stripe.paymentLinks.create(
    {
      line_items: [{ price, quantity: 1 }],
      after_completion: { type: 'redirect', redirect: { url } },
      ...(tax === 'off' ? {} : { automatic_tax: { enabled: true } }),
      metadata: { lookup_key: lookupKey, price, return_url: url },
    },
    { idempotencyKey: `link:${lookupKey}:${price}:${url}:${replaces}` },
  )
}

async function activeLinks(stripe: Stripe): Promise<Stripe.PaymentLink[]> {
  const { data } = await stripe.paymentLinks.list({ active: true, limit: 100 })
  return data
}

const rememberedMs = 600_000
const remembered = new WeakMap<Payments, { at: number; links: Promise<PaymentLink[]> }>()

/** Returns the payment links of all plans. Read from the provider every ten minutes, because visitors may ask. */
export function readPaymentLinks(doors: LinkDoors & Pick<Doors, 'now'>): Promise<PaymentLink[]> {
  const payments = requirePayments(doors)
  const at = doors.now().getTime()
  const known = remembered.get(payments)
  if (known && at - known.at < rememberedMs) return known.links
  const links = loadLinks(doors, payments)
  remembered.set(payments, { at, links })
  links.catch(() => remembered.delete(payments))
  return links
}

async function loadLinks(doors: LinkDoors, payments: Payments): Promise<PaymentLink[]> {
  // The catalogue of the local provider is made on first use.
  if (payments.kind === 'local') await setUpPaymentLinks(doors)
  const links = await activeLinks(await payments.client())
  return catalogue.flatMap(({ tier: plan, billing, lookupKey }) => {
    const url = links.find(({ metadata }) => metadata.lookup_key === lookupKey)?.url
    return url ? [{ plan, billing, url }] : []
  })
}
