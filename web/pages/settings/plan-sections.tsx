import { BillingHistory } from '../../domains/billing/settings/billing-history.tsx'
import { CurrentPlan } from '../../domains/billing/settings/current-plan.tsx'
import { UpdateBilling } from '../../domains/billing/settings/update-billing.tsx'
import { WordStatement } from '../../domains/credits/word-statement.tsx'
import type { SectionProps } from './section-props.ts'

export function SubscriptionSection({ person }: SectionProps) {
  return (
    <>
      <CurrentPlan userId={person.id} />
      <WordStatement />
    </>
  )
}

export function UpdateBillingSection({ person, plans }: SectionProps) {
  return plans && <UpdateBilling userId={person.id} hosts={plans.hosts} />
}

export function BillingHistorySection({ person }: SectionProps) {
  return <BillingHistory userId={person.id} />
}
