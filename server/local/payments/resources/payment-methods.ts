import { type Call, listParams, listReply, pagingOf } from '../call.ts'
import { emit } from '../events.ts'
import { mapOf, numberOf, textOf } from '../form-body.ts'
import { liveCustomer } from '../live-customer.ts'
import { invalidRequest, ProviderError } from '../provider-error.ts'
import type { Customer, PaymentMethod } from '../shapes.ts'
import { newId, type Store } from '../store.ts'
import { cardOfMethod, cardOfNumber } from '../test-cards.ts'

type Card = { number: string; expMonth?: number | undefined; expYear?: number | undefined }

/** Stores a test card that belongs to no customer yet. Any number that is not a test card is refused. */
export async function makeCard(store: Store, { number, expMonth = 12, expYear = 2034 }: Card) {
  const card = cardOfNumber(number)
  if (!card)
    throw new ProviderError(402, 'card_error', 'Your card number is not one of the test cards.', {
      code: 'incorrect_number',
      param: 'number',
    })
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    created: store.realSeconds(),
    livemode: false,
    customer: null,
    card: { brand: card.brand, last4: card.number.slice(-4), exp_month: expMonth, exp_year: expYear },
    _behaviour: card.behaviour,
    _charges: 0,
  }
  return store.save(method)
}

/** Attaches a card to a customer and uses it for all later invoices. */
export async function useCard(
  store: Store,
  customer: Customer,
  method: PaymentMethod,
): Promise<PaymentMethod> {
  const attached = await store.save({ ...method, customer: customer.id })
  const current = await liveCustomer(store, customer.id)
  await store.save({ ...current, invoice_settings: { default_payment_method: method.id } })
  await emit(store, 'payment_method.attached', attached)
  return attached
}

export const paymentMethodCalls: Call[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    takes: ['type', 'card', 'expand'],
    async run({ store, params }) {
      const card = mapOf(params.card)
      return makeCard(store, {
        number: textOf(card.number) ?? cardOfMethod(textOf(card.token) ?? '')?.number ?? '',
        expMonth: numberOf(card.exp_month),
        expYear: numberOf(card.exp_year),
      })
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    takes: ['customer', 'expand'],
    async run({ store, params, id }) {
      const customer = await liveCustomer(store, textOf(params.customer) ?? '')
      const known = cardOfMethod(id)
      const method = known
        ? await makeCard(store, { number: known.number })
        : await store.require<PaymentMethod>('payment_method', id)
      if (method.customer && method.customer !== customer.id)
        throw invalidRequest('This payment method belongs to another customer.', 'customer')
      return useCard(store, customer, method)
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    takes: [...listParams, 'customer', 'type', 'expand'],
    async run({ store, params }) {
      const found = await store.list('payment_method', {
        ...pagingOf(params),
        customer: textOf(params.customer) ?? '-',
      })
      return listReply('/v1/payment_methods', found)
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require('payment_method', id),
  },
]
