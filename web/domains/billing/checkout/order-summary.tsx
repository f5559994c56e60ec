import type { Billing } from '../../../../contract/billing/billing.ts'
import { plans } from '../../../../contract/plans.ts'
import { checkoutTexts } from '../../../locales/en/billing/checkout.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { featuresOf } from '../plans/plan-features.ts'
import { usePrice, useTaxOnTop } from '../price-settings.ts'
import type { PlanWish } from '../queries.ts'

type OrderSummaryProps = { wish: PlanWish; onBilling?: (billing: Billing) => void }

const sum = (words: React.ReactNode) => <span className="tabular text-28 font-semibold">{words}</span>
const mainFeatures = 3

/** What is bought and what it costs. The yearly sum is as large as the monthly one. */
export function OrderSummary({ wish: { plan, billing }, onBilling }: OrderSummaryProps) {
  const price = usePrice()
  const isTaxOnTop = useTaxOnTop()
  const { name, monthlyCents, yearlyCents } = plans[plan]
  const perMonth = billing === 'yearly' ? yearlyCents / 12 : monthlyCents
  return (
    <Card className="flex flex-col gap-4 p-6 max-md:p-4">
      <h2 className="font-serif text-20 font-medium">{checkoutTexts.planName({ name })}</h2>
      {onBilling && (
        <Segmented
          label={checkoutTexts.billing}
          value={billing}
          onChange={(value) => onBilling(value as Billing)}
          options={[
            { value: 'yearly', label: checkoutTexts.annual },
            { value: 'monthly', label: checkoutTexts.monthly },
          ]}
        />
      )}
      <div className="flex min-h-20 flex-col text-ink-muted [&_.tabular]:text-ink">
        <p>{checkoutTexts.perMonth({ price: price(perMonth), sum })}</p>
        {billing === 'yearly' ? (
          <p>{checkoutTexts.onceAYear({ price: price(yearlyCents), sum })}</p>
        ) : (
          <p>{checkoutTexts.everyMonth}</p>
        )}
        {isTaxOnTop && <p className="text-13">{checkoutTexts.taxOnTop}</p>}
      </div>
      <ul className="flex flex-col gap-1 text-ink-muted max-md:hidden">
        {featuresOf(plan)
          .slice(0, mainFeatures)
          .map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    </Card>
  )
}
