import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Doors } from '../../platform/context.ts'
import { asksForAuthentication, payInvoice, whyDeclined } from './charge.ts'
import { timeOf } from './clock.ts'
import { elementRoutes } from './elements/element-routes.ts'
import { emit } from './events.ts'
import { liveCustomer } from './live-customer.ts'
import { authenticationPage, checkoutPage, closedSessionPage } from './pages/checkout-page.ts'
import { paymentsPage } from './pages/frame.ts'
import { invoicePdf } from './pages/invoice-pdf.ts'
import { invoicePage, portalPage } from './pages/portal-page.ts'
import { ProviderError } from './provider-error.ts'
import { completeSession, sessionOfPage } from './resources/checkout-sessions.ts'
import { openLink } from './resources/payment-links.ts'
import { makeCard, useCard } from './resources/payment-methods.ts'
import type { CheckoutSession, Customer, Invoice, PaymentMethod, Price, Subscription } from './shapes.ts'
import { type Store, type Thing, withStore } from './store.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type RouteParts = { siteUrl: string; publishableKey: string; onChange: () => void }

/** The provider's pages: checkout, billing portal, invoices and card form, mounted under /local/payments. */
export function paymentsRoutes(
  doors: Pick<Doors, 'db' | 'now'>,
  { siteUrl, publishableKey, onChange }: RouteParts,
): Hono {
  const inStore = <T>(work: (store: Store) => Promise<T>) => withStore(doors.db, doors.now, work)
  return new Hono()
    .route('/elements', elementRoutes(doors, { publishableKey, onChange }))
    .use('*', async (c, next) => {
      await next()
      c.header('content-security-policy', policy)
      if (c.req.method === 'POST') onChange()
    })
    .onError((error, c) => {
      if (!(error instanceof ProviderError)) throw error
      return c.html(paymentsPage('This page was not found', html`<p>${error.message}</p>`), 404)
    })
    .get('/checkout/:id', (c) =>
      inStore(async (store) => showSession(c, store, await sessionOfPage(store, c.req.param('id')))),
    )
    .post('/checkout/:id', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      return inStore(async (store) => paySession(c, store, { form, siteUrl }))
    })
    .get('/links/:id', async (c) => {
      const reference = c.req.query('client_reference_id')?.slice(0, 200) ?? null
      const link = { id: c.req.param('id'), reference, siteUrl }
      const session = await inStore((store) => openLink(store, link))
      return c.redirect(`/local/payments/checkout/${session.id}`, 303)
    })
    .get('/portal/:id', (c) => inStore((store) => showPortal(c, store, null)))
    .post('/portal/:id', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      return inStore((store) => changeByPortal(c, store, form))
    })
    .get('/invoices/:id', (c) =>
      inStore(async (store) =>
        c.html(invoicePage(await store.require<Invoice>('invoice', c.req.param('id')))),
      ),
    )
    .get('/invoices/:id/pdf', (c) =>
      inStore(async (store) => {
        const invoice = await store.require<Invoice>('invoice', c.req.param('id'))
        c.header('content-type', 'application/pdf')
        c.header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
        return c.body(invoicePdf(invoice))
      }),
    ) as unknown as Hono
}

async function showSession(
  c: Context,
  store: Store,
  session: CheckoutSession,
  wrong: string | null = null,
  number = '',
): Promise<Response> {
  if (session.status !== 'open') return c.html(closedSessionPage(session))
  const customer = session.customer ? await liveCustomer(store, session.customer) : null
  const price = await store.require<Price>('price', session._price)
  const product = await store.require('product', price.product)
  return c.html(checkoutPage({ session, customer, price, product, wrong, number }), wrong ? 402 : 200)
}

/** Pays a session once: a second click finds it complete and is sent on like the first one. */
async function paySession(
  c: Context,
  store: Store,
  { form, siteUrl }: { form: URLSearchParams; siteUrl: string },
): Promise<Response> {
  const session = await sessionOfPage(store, c.req.param('id') ?? '')
  if (session.status === 'complete') return c.redirect(returnUrl(session), 303)
  if (session.status !== 'open') return c.html(closedSessionPage(session))
  const number = (form.get('number') ?? '').slice(0, 40)
  const email = (form.get('email') ?? '').slice(0, 200)
  const card = await makeCard(store, { number }).catch((error: unknown) => {
    if (error instanceof ProviderError) return error.message
    throw error
  })
  if (typeof card === 'string') return showSession(c, store, session, card, number)
  const answer = form.get('authenticate')
  if (asksForAuthentication(card) && !answer) return c.html(authenticationPage(session, number, email))
  const decline =
    answer === 'no'
      ? {
          message:
            'We are unable to authenticate your payment method. Please choose another one and try again.',
        }
      : whyDeclined(card, true)
  if (decline) return showSession(c, store, session, decline.message, number)
  await completeSession({ store, siteUrl }, session, { card, email: email || null })
  return c.redirect(returnUrl(session), 303)
}

function returnUrl({ id, success_url }: CheckoutSession): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)
}

type PortalSession = Thing & { customer: string; return_url: string }

async function readPortal(c: Context, store: Store) {
  const portal = await store.require<PortalSession>('billing_portal.session', c.req.param('id') ?? '')
  const customer = await liveCustomer(store, portal.customer)
  const { data } = await store.list<Subscription>('subscription', { customer: customer.id, limit: 100 })
  return { portal, customer, subscription: data.find(({ status }) => status !== 'canceled') ?? null }
}

async function showPortal(c: Context, store: Store, wrong: string | null): Promise<Response> {
  const { portal, customer, subscription } = await readPortal(c, store)
  const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method
  const method = id ? await store.find<PaymentMethod>(id) : null
  const { data: invoices } = await store.list<Invoice>('invoice', { customer: customer.id, limit: 20 })
  return c.html(portalPage({ portal, subscription, method, invoices, wrong }), wrong ? 402 : 200)
}

async function changeByPortal(c: Context, store: Store, form: URLSearchParams): Promise<Response> {
  const { portal, customer, subscription } = await readPortal(c, store)
  try {
    const action = form.get('action')
    if (action === 'card') await changeCard(store, customer, subscription, form.get('number') ?? '')
    if (action === 'pay' && subscription)
      await payOpen(store, customer, subscription, form.get('invoice') ?? '')
    if (action === 'cancel' && subscription) await planEnd(store, subscription, true)
    if (action === 'renew' && subscription) await planEnd(store, subscription, false)
  } catch (error) {
    if (error instanceof ProviderError) return showPortal(c, store, error.message)
    throw error
  }
  return c.redirect(`/local/payments/portal/${portal.id}`, 303)
}

async function changeCard(
  store: Store,
  customer: Customer,
  subscription: Subscription | null,
  number: string,
): Promise<void> {
  const method = await useCard(store, customer, await makeCard(store, { number }))
  if (!subscription) return
  subscription.default_payment_method = method.id
  await store.save(subscription)
  await emit(store, 'customer.subscription.updated', subscription)
}

async function payOpen(
  store: Store,
  customer: Customer,
  subscription: Subscription,
  invoiceId: string,
): Promise<void> {
  const invoice = await store.require<Invoice>('invoice', invoiceId)
  if (invoice.customer !== customer.id || invoice.status !== 'open') return
  const now = await timeOf(store, customer)
  await payInvoice(store, { invoice, subscription, now }, true)
}

/** The portal writes the end as a date, unlike the API's `cancel_at_period_end`. */
async function planEnd(store: Store, subscription: Subscription, ends: boolean): Promise<void> {
  subscription.cancel_at = ends ? subscription.items.data[0].current_period_end : null
  subscription.cancel_at_period_end = false
  subscription.canceled_at = ends ? store.realSeconds() : null
  await store.save(subscription)
  await emit(store, 'customer.subscription.updated', subscription)
}
