import { billingTimes } from '../../../../contract/billing/billing.ts'
import { ApiError, api, unwrap } from '../../../api.ts'
import { providerUrl } from '../provider-url.ts'
import type { PlanWish } from '../queries.ts'

export type CheckoutParts = {
  userId: string
  hosts: readonly string[]
  /** Names the user in a payment link; null while it is not known. */
  reference: string | null
}

type Attempt = (wish: PlanWish, parts: CheckoutParts) => Promise<string | undefined>

const within = (ms: number) => ({ init: { signal: AbortSignal.timeout(ms) } })
const checkoutCall = api.api['create-checkout-session']

const getRequest: Attempt = async (wish, { userId }) => {
  const query = { ...wish, userId }
  return (await unwrap(checkoutCall.$get({ query }, within(billingTimes.checkoutGetMs)))).url
}

const smallPost: Attempt = async (wish) =>
  (await unwrap(checkoutCall.$post({ json: wish }, within(billingTimes.checkoutSmallPostMs)))).url

const mainPost: Attempt = async (wish, { userId }) => {
  const json = { ...wish, userId }
  return (await unwrap(checkoutCall.$post({ json }, within(billingTimes.checkoutPostMs)))).url
}

/** Asks without cookies, whose size is why the server refused the earlier attempts. */
const paymentLink: Attempt = async ({ plan, billing }, { reference }) => {
  const signal = AbortSignal.timeout(billingTimes.checkoutSmallPostMs)
  const init = { signal, credentials: 'omit' as const }
  const { links } = await unwrap(api.api['payment-links'].$get({}, { init }))
  const link = links.find((each) => each.plan === plan && each.billing === billing)
  if (!link || !reference || !URL.canParse(link.url)) return undefined
  const url = new URL(link.url)
  url.searchParams.set('client_reference_id', reference)
  return url.href
}

/**
 * Returns the address of a checkout by the documented attempts in their order. The payment link is only tried after a
 * 431. A refusal ends the attempts at once, because it would be the same again.
 */
export async function startCheckout(wish: PlanWish, parts: CheckoutParts): Promise<string> {
  const failures: unknown[] = []
  for (const attempt of [getRequest, smallPost, paymentLink, mainPost]) {
    if (attempt === paymentLink && !failures.some(isTooLarge)) continue
    try {
      return providerUrl(await attempt(wish, parts), parts.hosts)
    } catch (error) {
      failures.push(error)
      if (attempt !== paymentLink && !isPassing(error)) break
    }
  }
  throw failures.at(-1)
}

function isTooLarge(error: unknown): boolean {
  return error instanceof ApiError && error.status === 431
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 431 || error.status >= 500)
}
