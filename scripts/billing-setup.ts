// Creates or updates the products and prices of the plan table at Stripe: npm run billing:setup.
import { setUpCatalogue } from '../server/domains/billing/set-up-catalogue.ts'
import { readEnv } from '../server/platform/env.ts'
import { openPayments } from '../server/platform/payments/payments.ts'

const payments = openPayments(readEnv(), null)
if (!payments) {
  process.stderr.write('STRIPE_SECRET_KEY is not set: there is no payment provider to set up.\n')
  process.exit(1)
}
const changes = await setUpCatalogue(payments)
process.stdout.write(changes.length > 0 ? `${changes.join('\n')}\n` : 'Products and prices are up to date.\n')
