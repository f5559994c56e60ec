// Creates or updates the products, prices and payment links of the plan table at Stripe: npm run billing:setup.
import { setUpPaymentLinks } from '../../server/domains/billing/payment-links.ts'
import { setUpCatalogue } from '../../server/domains/billing/set-up-catalogue.ts'
import { readEnv } from '../../server/platform/env.ts'
import { openPayments } from '../../server/platform/payments/payments.ts'

const env = readEnv()
const payments = openPayments(env, null)
if (!payments) {
  process.stderr.write('STRIPE_SECRET_KEY is not set: there is no payment provider to set up.\n')
  process.exit(1)
}
const changes = [...(await setUpCatalogue(payments)), ...(await setUpPaymentLinks({ env, payments }))]
process.stdout.write(
  changes.length > 0 ? `${changes.join('\n')}\n` : 'Products, prices and payment links are up to date.\n',
)
