import type { Billing } from '../../../../contract/billing/billing.ts'
import { plans, yearlySaving } from '../../../../contract/plans.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { checkoutTexts } from '../../../locales/en/billing/checkout.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'
import { formatNumber } from '../../../locales/format.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { featuresOf } from '../plans/plan-features.ts'
import { usePrice, useTaxMode } from '../price-settings.ts'
import type { PlanWish } from '../queries.ts'

type OrderSummaryProps = {
  wish: PlanWish
  /** Who pays: the address of the account. */
  email: string
  onBilling?: (billing: Billing) => void
}

const sum = (words: React.ReactNode) => <span className="tabular text-28 font-semibold">{words}</span>
const mainFeatures = 3

function annualText(plan: PlanWish['plan']): string {
  const saving = yearlySaving(plans[plan])
  if (saving <= 0) return plansTexts.annual
  return `${plansTexts.annual} · ${plansTexts.save({ percent: formatNumber(saving, { style: 'percent' }) })}`
}

/** What is bought and what it costs. The yearly sum is as large as the monthly one. */
export function OrderSummary({ wish: { plan, billing }, email, onBilling }: OrderSummaryProps) {
  const price = usePrice()
  const tax = useTaxMode()
  const { name, description, monthlyCents, yearlyCents } = plans[plan]
  const perMonth = billing === 'yearly' ? yearlyCents / 12 : monthlyCents
  return (
    <Card className="flex flex-col gap-4 p-6 max-md:p-4">
      <div>
        <h2 className="font-serif text-20 font-medium">{checkoutTexts.planName({ name })}</h2>
        <p className="text-ink-muted">{contractText(description)}</p>
      </div>
      {onBilling && (
        <Segmented
          label={checkoutTexts.billing}
          value={billing}
          onChange={(value) => onBilling(value as Billing)}
          options={[
            { value: 'yearly', label: annualText(plan) },
            { value: 'monthly', label: plansTexts.monthly },
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
        {tax !== 'off' && <p className="text-13">{plansTexts.taxes[tax]}</p>}
      </div>
      <p className="text-pretty text-ink-muted [overflow-wrap:anywhere]">
        {checkoutTexts.paidBy({ address: email })}
      </p>
      <ul className="flex flex-col gap-1 text-ink-muted max-md:hidden">
        {featuresOf(plan)
          .slice(0, mainFeatures)
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    </Card>
  )
}
