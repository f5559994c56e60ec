import { billings } from '../../../../contract/billing/billing.ts'
import { paidTiers } from '../../../../contract/plans.ts'
import { billingTexts } from '../../../locales/en/shared/billing.ts'
import type { PlanWish } from '../queries.ts'

type CheckoutQuery = { wish: PlanWish; problem: null } | { wish: null; problem: string }

/** Reads plan and billing period from the address, by the rules of section 5 of docs/spec/2-commercial.md. */
export function readCheckoutQuery(search: URLSearchParams): CheckoutQuery {
  const [plan, billing] = [search.get('plan'), search.get('billing')]
  if (!plan || !billing) return { wish: null, problem: billingTexts.selectionMissing }
  const knownPlan = paidTiers.find((each) => each === plan)
  if (!knownPlan) return { wish: null, problem: billingTexts.planWrong }
  const knownBilling = billings.find((each) => each === billing)
  if (!knownBilling) return { wish: null, problem: billingTexts.billingWrong }
  return { wish: { plan: knownPlan, billing: knownBilling }, problem: null }
}
