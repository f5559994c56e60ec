import { billingTimes } from '../../../../contract/billing/billing.ts'
import { ApiError, api, unwrap } from '../../../api.ts'
import { providerUrl } from '../provider-url.ts'
import type { PlanWish } from '../queries.ts'

type Attempt = (wish: PlanWish, userId: string) => Promise<{ url: string }>

const within = (ms: number) => ({ init: { signal: AbortSignal.timeout(ms) } })

/** The documented attempts in their order: a GET request, a small POST request, and a POST request with more time. */
const attempts: Attempt[] = [
  (wish, userId) =>
    unwrap(
      api.api['create-checkout-session'].$get(
        { query: { ...wish, userId } },
        within(billingTimes.checkoutGetMs),
      ),
    ),
  (wish) =>
    unwrap(
      api.api['create-checkout-session'].$post({ json: wish }, within(billingTimes.checkoutSmallPostMs)),
    ),
  (wish, userId) =>
    unwrap(
      api.api['create-checkout-session'].$post(
        { json: { ...wish, userId } },
        within(billingTimes.checkoutPostMs),
      ),
    ),
]

/** Returns the address of a checkout. A refusal ends the attempts at once, because it would be the same again. */
export async function startCheckout(
  wish: PlanWish,
  { userId, hosts }: { userId: string; hosts: readonly string[] },
): Promise<string> {
  let failure: unknown
  for (const attempt of attempts) {
    try {
      return providerUrl((await attempt(wish, userId)).url, hosts)
    } catch (error) {
      failure = error
      if (!isPassing(error)) break
    }
  }
  throw failure
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 431 || error.status >= 500)
}
