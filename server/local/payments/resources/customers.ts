import type { Call } from '../call.ts'
import { endSubscription } from '../charge.ts'
import { emit } from '../events.ts'
import { mapOf, type Params, textOf, textsOf } from '../form-body.ts'
import { liveCustomer } from '../live-customer.ts'
import type { Customer, Subscription } from '../shapes.ts'
import { newId, type Store } from '../store.ts'

const fields = ['email', 'name', 'metadata', 'invoice_settings', 'test_clock', 'expand'] as const

type NewCustomer = {
  email: string | null
  name?: string | null
  metadata?: Record<string, string>
  test_clock?: string | null
}

export async function createCustomer(
  store: Store,
  { email, name = null, metadata = {}, test_clock = null }: NewCustomer,
): Promise<Customer> {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: store.realSeconds(),
    livemode: false,
    email,
    name,
    metadata,
    balance: 0,
    invoice_settings: { default_payment_method: null },
    test_clock,
  }
  await store.save(customer)
  await emit(store, 'customer.created', customer)
  return customer
}

/** Returns the customer that a list is limited to, if any. It may have been deleted. */
export async function knownCustomer(store: Store, params: Params): Promise<string | undefined> {
  const id = textOf(params.customer)
  if (id) await store.require('customer', id)
  return id
}

export const customerCalls: Call[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    takes: fields,
    run: ({ store, params }) =>
      createCustomer(store, {
        email: textOf(params.email) ?? null,
        name: textOf(params.name) ?? null,
        metadata: textsOf(params.metadata),
        test_clock: textOf(params.test_clock) ?? null,
      }),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require<Customer>('customer', id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    takes: fields,
    async run({ store, params, id }) {
      const customer = await liveCustomer(store, id)
      const method = textOf(mapOf(params.invoice_settings).default_payment_method)
      const changed: Customer = {
        ...customer,
        email: textOf(params.email) ?? customer.email,
        metadata: { ...(customer.metadata as object), ...textsOf(params.metadata) },
        invoice_settings: method ? { default_payment_method: method } : customer.invoice_settings,
      }
      await store.save(changed)
      await emit(store, 'customer.updated', changed)
      return changed
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    takes: [],
    async run({ store, id, now }) {
      const customer = await liveCustomer(store, id)
      const { data } = await store.list<Subscription>('subscription', { customer: id, limit: 100 })
      for (const subscription of data)
        if (subscription.status !== 'canceled') await endSubscription(store, subscription, now)
      const gone = { id, object: 'customer', deleted: true }
      await store.save(gone)
      await emit(store, 'customer.deleted', customer)
      return gone
    },
  },
]
