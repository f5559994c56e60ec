import { api, unwrap } from '../../../api.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'
import { confirmPayment } from '../confirm-payment.ts'
import { type CardForm, loadProvider } from '../provider-script.ts'
import type { PlanWish } from '../queries.ts'
import { waitForPlan } from '../wait-for-plan.ts'

type ChangeParts = {
  userId: string
  /** Null where only the provider's own pages take cards. */
  cardForm: CardForm | null
  /** Called before the bank's question covers the page. */
  onConfirming: () => void
}

/** Changes a running plan. The payment of an upgrade is confirmed here if the bank asks for it. */
export async function changePlan(
  wish: PlanWish,
  { userId, cardForm, onConfirming }: ChangeParts,
): Promise<void> {
  const { clientSecret, subscription } = await unwrap(
    api.api['change-plan'].$post({ json: { ...wish, userId } }),
  )
  if (!clientSecret) return
  if (!cardForm) throw new Error(plansTexts.confirmationUnavailable)
  const provider = await loadProvider(cardForm)
  onConfirming()
  await confirmPayment(provider, clientSecret)
  await waitForPlan(userId, wish)
  // An upgrade takes a cancellation back. The provider allows that only after the payment.
  if (subscription.endsAt) await unwrap(api.api['renew-subscription'].$post({ json: { userId } }))
}
