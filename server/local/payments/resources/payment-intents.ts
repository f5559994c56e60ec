import type { Call } from '../call.ts'

export const paymentIntentCalls: Call[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require('payment_intent', id),
  },
]
