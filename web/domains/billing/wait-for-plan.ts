import { api, unwrap } from '../../api.ts'
import type { PlanWish } from './queries.ts'

const askEveryMs = 1_500
/** After this many questions, the server reads the plan from the payment provider itself. */
const questionsBeforeReread = 6
const questionsMax = 40

/**
 * Resolves with true once the server reports the plan, which the provider's webhook activates, and with false if that
 * takes too long. A question that fails is asked again.
 */
export async function waitForPlan(userId: string, wish: PlanWish): Promise<boolean> {
  for (let asked = 1; asked <= questionsMax; asked++) {
    const mayBeLost = asked > questionsBeforeReread && asked % questionsBeforeReread === 0
    const held = await (mayBeLost ? reread(userId) : read(userId)).catch(() => null)
    if (held?.tier === wish.plan && held.billing === wish.billing) return true
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
  return false
}

async function read(userId: string) {
  return (await unwrap(api.api.subscription[':userId'].$get({ param: { userId } }))).subscription
}

async function reread(userId: string) {
  return (await unwrap(api.api['fix-subscription'].$post({ json: { userId } }))).subscription
}
