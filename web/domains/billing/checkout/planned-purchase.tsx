import type { Currency } from '../../../../contract/billing/billing.ts'
import { plans } from '../../../../contract/plans.ts'
import { checkoutTexts } from '../../../locales/en/billing/checkout.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { money } from '../money.ts'
import { priceSettings } from '../price-settings.ts'
import { readCheckoutQuery } from './read-checkout-query.ts'

type PlannedPurchaseProps = { returnPath: string | null; currency: Currency | undefined }

/** Says what is bought after signing in, where the way back leads to the checkout. */
export function PlannedPurchase({ returnPath, currency }: PlannedPurchaseProps) {
  const [path, query] = (returnPath ?? '').split('?')
  if (path !== '/checkout') return null
  const { wish } = readCheckoutQuery(new URLSearchParams(query))
  if (!wish) return null
  const { name, monthlyCents, yearlyCents } = plans[wish.plan]
  const isYearly = wish.billing === 'yearly'
  const sum = money(isYearly ? yearlyCents : monthlyCents, priceSettings({ currency }).currency)
  return (
    <Note>
      {isYearly ? checkoutTexts.thenYearly({ name, sum }) : checkoutTexts.thenMonthly({ name, sum })}
    </Note>
  )
}
