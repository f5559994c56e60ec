import { type Call, listParams, listReply, pagingOf } from '../call.ts'
import { type Charge, refundCharge } from '../charges.ts'
import { timeOf } from '../clock.ts'
import { numberOf, textOf } from '../form-body.ts'
import { invalidRequest } from '../provider-error.ts'
import { fieldIs } from '../store.ts'
import { knownCustomer } from './customers.ts'

/** Charges that succeeded, and refunds of them. */
export const refundCalls: Call[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    takes: [...listParams, 'customer', 'payment_intent', 'expand'],
    async run({ store, params }) {
      const intent = textOf(params.payment_intent)
      const found = await store.list('charge', {
        ...pagingOf(params),
        customer: await knownCustomer(store, params),
        where: intent ? fieldIs('payment_intent', intent) : undefined,
      })
      return listReply('/v1/charges', found)
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require('charge', id),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    takes: ['charge', 'amount', 'reason', 'metadata', 'expand'],
    async run({ store, params, now }) {
      const id = textOf(params.charge)
      if (!id) throw invalidRequest('The stand-in refunds a charge.', 'charge')
      const charge = await store.require<Charge>('charge', id)
      const customer = await store.require('customer', charge.customer)
      const at = customer.deleted ? now : await timeOf(store, customer)
      return refundCharge(store, charge, { amount: numberOf(params.amount), now: at })
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    takes: [...listParams, 'charge', 'expand'],
    async run({ store, params }) {
      const charge = textOf(params.charge)
      const where = charge ? fieldIs('charge', charge) : undefined
      return listReply('/v1/refunds', await store.list('refund', { ...pagingOf(params), where }))
    },
  },
]
