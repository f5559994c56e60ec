import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Billing } from '../../../../contract/billing/billing.ts'
import { plans, type Tier } from '../../../../contract/plans.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { usePrice } from '../price-settings.ts'
import { featuresOf } from './plan-features.ts'

type PlanCardProps = { tier: Tier; billing: Billing; isHeld: boolean; action: ReactNode }

const sum = (words: ReactNode) => <span className="tabular text-28 font-semibold text-ink">{words}</span>

export function PlanCard({ tier, billing, isHeld, action }: PlanCardProps) {
  const price = usePrice()
  const { name, description, isPopular, monthlyCents, yearlyCents, words, cycleDays, metersChat } =
    plans[tier]
  const perMonth = billing === 'yearly' ? yearlyCents / 12 : monthlyCents
  return (
    <section
      aria-labelledby={`plan-${tier}`}
      className={classNames(
        'flex flex-col rounded-card border bg-surface-raised p-6 md:max-lg:p-4',
        isPopular ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 id={`plan-${tier}`} className="font-serif text-20 font-medium">
          {name}
        </h2>
        {isHeld ? (
          <Badge tone="positive">{plansTexts.currentPlan}</Badge>
        ) : (
          isPopular && <Badge tone="accent">{plansTexts.mostPopular}</Badge>
        )}
      </div>
      <p className="mt-1 text-pretty text-ink-muted md:min-h-10">{contractText(description)}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        {sum(price(perMonth))}
        <span className="text-ink-muted">{plansTexts.perMonth}</span>
      </p>
      {/* The sum that is charged is as large as the monthly figure. */}
      <p className="mt-1 text-ink-muted md:min-h-14 xl:min-h-10">
        {tier === 'free'
          ? plansTexts.freeForever
          : billing === 'yearly'
            ? plansTexts.paidYearly({ price: price(yearlyCents), sum })
            : plansTexts.paidMonthly}
      </p>
      {/* The switch between the periods needs a script. */}
      {tier !== 'free' && billing === 'yearly' && (
        <noscript>
          <p className="mt-1 text-ink-muted">{plansTexts.orMonthly({ price: price(monthlyCents) })}</p>
        </noscript>
      )}
      <div className="mt-4">{action}</div>
      {!metersChat && (
        <p className="mt-5 text-13 text-pretty text-ink-muted">
          {plansTexts.whatIsUnlimited({ words, days: cycleDays ?? 0 })}
        </p>
      )}
      <ul className="mt-5 flex flex-col gap-2">
        {featuresOf(tier).map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
