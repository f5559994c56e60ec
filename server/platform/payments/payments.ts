import type Stripe from 'stripe'
import type { Currency, TaxMode } from '../../../contract/billing/billing.ts'
import type { Env } from '../env.ts'
import { createLimitedFetch } from '../foreign-data/limited-fetch.ts'

/** The payment provider, reached by its SDK. Stripe itself, or the stand-in on this computer. */
export type Payments = {
  kind: 'stripe' | 'local'
  /** Loads and returns the SDK's client. */
  client: () => Promise<Stripe>
  /** Verifies a webhook's signature and age, and returns its event. Throws for a forged or old one. */
  readEvent: (body: string, signature: string) => Promise<Stripe.Event>
  /** Hosts to which a checkout or portal may send the browser. */
  hosts: readonly string[]
  /** What a browser needs to show the provider's card form; null where only the provider's own pages take cards. */
  cardForm: CardForm | null
  /** The currency of the plan table. */
  currency: Currency
  /** Whether the provider calculates taxes. It needs an address for that, which only its own pages ask for. */
  tax: TaxMode
}

type CardForm = { scriptUrl: string; publishableKey: string }

export type LocalProvider = {
  start: () => Promise<{ host: string; port: number }>
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

const timeoutMs = 10_000
/** The largest answers are lists of a hundred invoices, of a few kilobytes each. */
const answerBytesMax = 10_000_000
const retries = 2
const webhookAgeSecondsMax = 300
/** The version of Stripe.js that belongs to the API version of the installed SDK. */
const stripeScript = 'https://js.stripe.com/endive/stripe.js'
const stripeHosts = ['checkout.stripe.com', 'billing.stripe.com', 'buy.stripe.com']

/** Opens the provider that the settings name, or returns null where plans are not sold. */
export function openPayments(env: Env, local: LocalProvider | null): Payments | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  const money = { currency: env.BILLING_CURRENCY, tax: env.BILLING_TAX }
  if (!env.billing) return null
  if (env.billing === 'stripe' && key && webhookSecret) {
    const cardForm = cardFormOf(stripeScript, env)
    const parts = { kind: 'stripe', hosts: stripeHosts, cardForm, webhookSecret, ...money } as const
    return open(parts, async () => ({ key, config: {} }))
  }
  if (!local) return null
  const { webhookSecret: localSecret, publishableKey } = local
  const hosts = [new URL(env.BASE_URL).host]
  const cardForm = cardFormOf('/local/payments/elements/stripe.js', {
    ...env,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
  })
  return open({ kind: 'local', hosts, cardForm, webhookSecret: localSecret, ...money }, async () => ({
    key: local.secretKey,
    config: { ...(await local.start()), protocol: 'http' as const },
  }))
}

function cardFormOf(
  scriptUrl: string,
  {
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    BILLING_TAX: tax,
  }: Pick<Env, 'STRIPE_PUBLISHABLE_KEY' | 'BILLING_TAX'>,
): CardForm | null {
  return publishableKey && tax === 'off' ? { scriptUrl, publishableKey } : null
}

type Parts = Pick<Payments, 'kind' | 'hosts' | 'cardForm' | 'currency' | 'tax'> & { webhookSecret: string }
type Reach = () => Promise<{ key: string; config: { host?: string; port?: number; protocol?: 'http' } }>

function open({ webhookSecret, ...parts }: Parts, reach: Reach): Payments {
  let made: Promise<Stripe> | null = null
  async function make(): Promise<Stripe> {
    // Imported on first use, because the SDK takes time and memory to load.
    const [{ default: Sdk }, { key, config }] = await Promise.all([import('stripe'), reach()])
    const httpClient = Sdk.createFetchHttpClient(createLimitedFetch({ bytesMax: answerBytesMax }))
    return new Sdk(key, {
      ...config,
      httpClient,
      timeout: timeoutMs,
      maxNetworkRetries: retries,
      telemetry: false,
    })
  }
  const client = () => {
    made ??= make().catch((error) => {
      made = null
      throw error
    })
    return made
  }
  return {
    ...parts,
    client,
    readEvent: async (body, signature) =>
      (await client()).webhooks.constructEvent(body, signature, webhookSecret, webhookAgeSecondsMax),
  }
}
