// Creates or updates the products, prices and payment links of the plan table at Stripe: npm run billing:setup. It uses
// no database.
import { setUpPaymentLinks } from '../../server/domains/billing/purchases/payment-links.ts'
import { setUpCatalogue } from '../../server/domains/billing/set-up-catalogue.ts'
import { readEnv } from '../../server/platform/env.ts'
import { openPayments } from '../../server/platform/payments/payments.ts'
import { CommandRefusal, runOperatorCommand } from '../operator/run-operator-command.ts'

await runOperatorCommand(async () => {
  const env = readEnv(process.env, '.env', { makesSecret: false })
  const payments = openPayments(env, null)
  if (!payments)
    throw new CommandRefusal('STRIPE_SECRET_KEY is not set: there is no payment provider to set up.')
  const changes = [...(await setUpCatalogue(payments)), ...(await setUpPaymentLinks({ env, payments }))]
  console.log(changes.length > 0 ? changes.join('\n') : 'Products, prices and payment links are up to date.')
})
