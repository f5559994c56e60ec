// Prints plans, subscribers, the revenue of a month, failed webhooks and mismatches: npm run billing:report. With
// --compare, compares with the payment provider first.
import { parseArgs } from 'node:util'
import { moneyText } from '../../contract/billing/money.ts'
import {
  compareWithProvider,
  readMismatches,
} from '../../server/domains/billing/jobs/compare-with-provider.ts'
import { summarizeBilling } from '../../server/domains/billing/operator/summarize-billing.ts'
import type { SyncDoors } from '../../server/domains/billing/sync-subscription.ts'
import { runOperatorCommand } from '../operator/run-operator-command.ts'
import { openBillingDoors } from './doors.ts'

await runOperatorCommand(async () => {
  const { values } = parseArgs({ options: { compare: { type: 'boolean', default: false } } })
  const { doors, close } = await openBillingDoors()
  try {
    if (values.compare && doors.payments) await compareWithProvider(doors)
    console.log((await reportLines(doors)).join('\n'))
  } finally {
    await close()
  }
})

async function reportLines(doors: SyncDoors): Promise<string[]> {
  const { plans, monthlyCents, failedWebhooks, waitingWebhooks } = await summarizeBilling(doors.db)
  return [
    ...plans.map(
      ({ name, billing, subscribers, ending, unpaid }) =>
        `${name}, ${billing}: ${subscribers} ${subscribers === 1 ? 'subscriber' : 'subscribers'}, ${ending} ending, ${unpaid} unpaid`,
    ),
    ...(plans.length === 0 ? ['No user has a paid plan.'] : []),
    `Revenue of a month: ${moneyText(monthlyCents, doors.env.BILLING_CURRENCY)}`,
    `Webhooks waiting: ${waitingWebhooks}`,
    `Webhooks given up: ${failedWebhooks.length}`,
    ...failedWebhooks.map(({ id, type, receivedAt }) => `  ${receivedAt.toISOString()} ${type} ${id}`),
    ...mismatchLines(await readMismatches(doors)),
  ]
}

function mismatchLines(found: Awaited<ReturnType<typeof readMismatches>>): string[] {
  if (!found) return ['Mismatches with the provider: not compared yet. Add --compare.']
  const { comparedAt, lines } = found
  return [
    `Mismatches with the provider, compared at ${comparedAt.toISOString()}: ${lines.length}`,
    ...lines.map(({ about, text }) => `  ${about}: ${text}`),
  ]
}
