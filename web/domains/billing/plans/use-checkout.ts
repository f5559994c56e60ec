import { useState } from 'react'
import { useNavigate } from 'react-router'
import { billingTimes } from '../../../../contract/billing/billing.ts'
import { ApiError, api, unwrap } from '../../../api.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'
import { toast } from '../../../ui/toast.tsx'
import type { PlanWish } from '../queries.ts'
import { type CheckoutParts, startCheckout } from './start-checkout.ts'

const duration = billingTimes.toastMs

/** Leads to the provider's checkout, with the documented texts for what can go wrong on the way. */
export function useCheckout(parts: CheckoutParts) {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function go(wish: PlanWish): Promise<void> {
    try {
      location.assign(await startCheckout(wish, parts))
    } catch (error) {
      if (!(error instanceof ApiError) || error.details.missing !== 'customer') throw error
      toast.info(plansTexts.creatingAccount, { duration })
      await createCustomer(parts.userId)
      location.assign(await startCheckout(wish, parts))
    }
  }

  async function start(wish: PlanWish): Promise<void> {
    setBusy(true)
    try {
      await go(wish)
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.status === 401) {
        toast.error(plansTexts.signInAgain, { duration })
        const { plan, billing } = wish
        void navigate(`/login?next=${encodeURIComponent(`/checkout?plan=${plan}&billing=${billing}`)}`)
        return
      }
      const message = error instanceof Error ? error.message : ''
      const isSetUp = message === plansTexts.setUpFailed
      toast.error(isSetUp ? message : plansTexts.checkoutFailed({ message }), { duration })
    }
  }
  return { isBusy, start: (wish: PlanWish) => void start(wish) }
}

/** The second attempt at creating a customer; the first was part of the checkout. */
async function createCustomer(userId: string): Promise<void> {
  await unwrap(api.api['create-stripe-customer'].$post({ json: { userId } })).catch(() => {
    throw new Error(plansTexts.setUpFailed)
  })
}
