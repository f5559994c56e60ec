import { PriceProvider, priceSettings } from '../../domains/billing/price-settings.ts'
import { BillingHistory } from '../../domains/billing/settings/billing-history.tsx'
import { CurrentPlan } from '../../domains/billing/settings/current-plan.tsx'
import { UpdateBilling } from '../../domains/billing/settings/update-billing.tsx'
import { WordStatement } from '../../domains/credits/word-statement.tsx'
import { timezoneName, useTimezone } from '../../domains/preferences/timezones.ts'
import type { SectionProps } from './section-props.ts'

export function SubscriptionSection({ person, plans }: SectionProps) {
  const timeZone = useTimezone(person.id)
  return (
    <>
      <PriceProvider value={plans?.prices ?? priceSettings(undefined)}>
        <CurrentPlan userId={person.id} />
      </PriceProvider>
      {timeZone && <WordStatement timeZone={timeZone} zoneName={timezoneName(timeZone)} />}
    </>
  )
}

export function UpdateBillingSection({ person, plans }: SectionProps) {
  return plans && <UpdateBilling userId={person.id} hosts={plans.hosts} />
}

export function BillingHistorySection({ person }: SectionProps) {
  return <BillingHistory userId={person.id} />
}
