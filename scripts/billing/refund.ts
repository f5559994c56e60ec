// npm run billing:refund -- EMAIL [--pay]: says whether the plan of an account can be refunded, and why not. With --pay,
// refunds it and ends the plan.
import { parseArgs } from 'node:util'
import { refundRule } from '../../contract/billing/billing.ts'
import { moneyText } from '../../contract/billing/money.ts'
import { findUserByEmail } from '../../server/domains/accounts/find-user-by-email.ts'
import { checkRefund, refundPlan } from '../../server/domains/billing/operator/refund-plan.ts'
import type { SyncDoors } from '../../server/domains/billing/sync-subscription.ts'
import { CommandRefusal, runOperatorCommand } from '../operator/run-operator-command.ts'
import { openBillingDoors } from './doors.ts'

const usage = 'npm run billing:refund -- EMAIL [--pay]'

await runOperatorCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { pay: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [email, ...more] = positionals
  if (!email || more.length > 0) throw new CommandRefusal(usage)
  const { doors, close } = await openBillingDoors()
  try {
    console.log(await refund(doors, email, values.pay))
  } finally {
    await close()
  }
})

async function refund(doors: SyncDoors, address: string, pays: boolean): Promise<string> {
  if (!doors.payments) throw new CommandRefusal('Plans are not sold here: there is no payment provider.')
  const userId = await findUserByEmail(doors.db, address)
  if (!userId) throw new CommandRefusal('There is no account with this address.')
  const decision = await (pays ? refundPlan : checkRefund)(doors, userId)
  if (!decision.ok) throw new CommandRefusal(`Not refunded: ${decision.reason}`)
  const sum = moneyText(decision.cents, doors.payments.currency)
  const used = `${decision.chargedWords} words were charged since the payment, of fewer than ${refundRule.words}.`
  return pays
    ? `${sum} was refunded and the plan has ended. ${used}`
    : `${sum} can be refunded, which ends the plan at once. ${used} Run it again with --pay.`
}
