import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import type { Doors } from '../../../platform/context.ts'
import { answerAuthentication, confirmIntent } from '../payment-intents.ts'
import { missing, ProviderError } from '../provider-error.ts'
import { makeCard } from '../resources/payment-methods.ts'
import type { PaymentIntent } from '../shapes.ts'
import { type Store, withoutOwnFields, withStore } from '../store.ts'
import { authenticationElementPage, cardElementPage } from './element-pages.ts'

/** The pages are shown in frames of the product's own pages. */
const framePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const scripts = ['stripe.js', 'card.js', 'authentication.js']

type ElementParts = { publishableKey: string; onChange: () => void }

/** What Stripe.js loads and calls from the browser, with the publishable key: mounted at /local/payments/elements. */
export function elementRoutes(
  { db, now }: Pick<Doors, 'db' | 'now'>,
  { publishableKey, onChange }: ElementParts,
): Hono {
  const inStore = <T>(work: (store: Store) => Promise<T>) => withStore(db, now, work)
  const app = new Hono()
  for (const name of scripts) {
    const script = readFileSync(new URL(name, import.meta.url), 'utf8')
    app.get(`/${name}`, (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  }
  return app
    .use('*', async (c, next) => {
      await next()
      c.header('content-security-policy', framePolicy)
      if (c.req.method === 'POST') onChange()
    })
    .onError((error, c) => {
      if (!(error instanceof ProviderError)) throw error
      return c.json(error.body(), error.status as 400)
    })
    .get('/card', (c) => c.html(cardElementPage()))
    .get('/authenticate/:id', (c) =>
      inStore(async (store) => {
        const secret = c.req.query('client_secret')
        return c.html(authenticationElementPage(await intentOf(store, c.req.param('id'), secret)))
      }),
    )
    .use('*', async (c, next) => {
      requirePublishableKey(c, publishableKey)
      await next()
    })
    .post('/payment_methods', async (c) => {
      const { number, expiry } = (await c.req.json()) as { number?: unknown; expiry?: unknown }
      const date = String(expiry)
      const card = {
        number: String(number).slice(0, 40),
        expMonth: Number(date.slice(0, 2)),
        expYear: 2_000 + Number(date.slice(2, 4)),
      }
      return c.json({ paymentMethod: withoutOwnFields(await inStore((store) => makeCard(store, card))) })
    })
    .get('/payment_intents/:id', (c) =>
      inStore(async (store) => {
        const intent = await intentOf(store, c.req.param('id'), c.req.query('client_secret'))
        return c.json({ paymentIntent: withoutOwnFields(intent) })
      }),
    )
    .post('/payment_intents/:id/confirm', async (c) => {
      const body = (await c.req.json()) as { client_secret?: unknown; payment_method?: unknown }
      return inStore(async (store) => {
        const intent = await intentOf(store, c.req.param('id'), body.client_secret)
        const methodId = String(body.payment_method ?? intent.payment_method ?? '')
        const confirmed = await confirmIntent(store, { intent, methodId })
        const sent = withoutOwnFields(confirmed.intent)
        if (confirmed.error) return c.json({ error: { ...confirmed.error, payment_intent: sent } }, 402)
        return c.json({ paymentIntent: sent })
      })
    })
    .post('/payment_intents/:id/authenticate', async (c) => {
      const body = (await c.req.json()) as { client_secret?: unknown; isConfirmed?: unknown }
      return inStore(async (store) => {
        const intent = await intentOf(store, c.req.param('id'), body.client_secret)
        await answerAuthentication(store, intent, body.isConfirmed === true)
        return c.json({})
      })
    }) as unknown as Hono
}

/** Returns an intent to whoever knows its secret. */
async function intentOf(store: Store, id: string, secret: unknown): Promise<PaymentIntent> {
  const intent = await store.require<PaymentIntent>('payment_intent', id)
  if (!isSame(String(secret ?? ''), intent.client_secret)) throw missing('payment_intent', id)
  return intent
}

function requirePublishableKey(c: Context, key: string): void {
  if (!isSame(c.req.header('authorization') ?? '', `Bearer ${key}`))
    throw new ProviderError(401, 'invalid_request_error', 'Invalid API Key provided.')
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
