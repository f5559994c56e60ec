import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { User } from '../../bench/support/outage/load.ts'
import type { Cluster } from '../support/cluster.ts'

const triesMax = 150
const againMs = 500
const callMs = 10_000

/** Buys a plan as a browser does, and tries each step again until it works. */
export async function buyPlan(cluster: Cluster, user: User): Promise<void> {
  const headers = { ...user, 'content-type': 'application/json' }
  const body = JSON.stringify({ plan: 'pro', billing: 'monthly' })
  const path = await insist(async () => {
    const answer = await cluster.request('/api/create-checkout-session', { method: 'POST', headers, body })
    const { url } = (await answer.json()) as { url?: string }
    return url ? new URL(url).pathname : null
  })
  // The pages of the local provider answer programs of this computer only, so they are not asked through the proxy.
  await insist(async () => {
    const status = await payAt(cluster, path)
    return status === 303 || status === 409 || status === 410
  })
  await insist(async () => {
    const answer = await cluster.request('/api/user/remaining-words', { headers })
    return answer.ok && ((await answer.json()) as { tier: string }).tier === 'pro'
  })
}

/** Sends the form of the checkout to one server under the name of the site, which `fetch` does not allow. */
function payAt({ at, proxy }: Cluster, path: string): Promise<number> {
  const { host, origin } = new URL(proxy.url)
  const headers = { host, origin, 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: at(0).port, path, method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.setTimeout(callMs, () => sent.destroy(new Error('No answer.')))
    sent.end('number=4242424242424242')
  })
}

async function insist<T>(attempt: () => Promise<T>): Promise<NonNullable<T>> {
  for (let left = triesMax; left > 0; left--) {
    const value = await attempt().catch(() => null)
    if (value) return value
    await sleep(againMs)
  }
  throw new Error('A step of a purchase failed for a minute.')
}
