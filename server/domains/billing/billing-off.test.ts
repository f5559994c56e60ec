import { expect, test } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { post } from '../../testing/test-user.ts'

test('without plans nothing is limited, the calls do not exist and the balance keeps its shape', async () => {
  const app = await useTestApp({ settings: { BILLING: 'off' } })
  const user = await app.signUp()
  expect(await (await user.get('/api/config')).json()).toMatchObject({
    billing: false,
    chatNeedsWords: false,
    checkoutHosts: [],
    cardForm: null,
  })
  expect(await (await user.get('/api/user/remaining-words')).json()).toEqual({
    remaining_words: 200_000,
    limit: 200_000,
    tier: 'unlimited',
    words_per_request: 50_000,
    free_result_words: null,
  })
  const text = 'The results were very important for the whole team. '.repeat(90)
  const humanized = await user.send('POST', '/api/humanize', { text })
  expect(await humanized.json()).toMatchObject({ cost: 0, free: null })
  // Nothing has to be changed in this text, and the result does not call the run free.
  const unchanged = await user.send('POST', '/api/humanize', { text: 'I ate a pear.' })
  expect(await unchanged.json()).toMatchObject({ changed: false, cost: 0, free: null })
  for (const [method, path, body] of [
    ['GET', `/api/subscription/${user.id}`, undefined],
    ['POST', '/api/cancel-subscription', {}],
    ['POST', '/api/create-checkout-session', { plan: 'pro', billing: 'monthly' }],
    ['POST', '/api/create-subscription', { plan: 'pro', billing: 'monthly', paymentMethodId: 'pm_1' }],
    ['GET', '/api/payment-links', undefined],
    ['POST', '/api/stripe-webhook', {}],
  ] as const)
    expect((await user.send(method, path, body)).status).toBe(404)
  expect(await (await user.get('/api/user/remaining-words')).json()).toMatchObject({
    remaining_words: 200_000,
  })
})

test('reports a provider that is down, and changes nothing', async () => {
  const app = await useTestApp()
  const user = await app.signUp()
  await listen(app)
  await app.localPayments!.start()
  await app.localPayments!.close()
  const answer = await post(
    app.request,
    '/api/create-checkout-session',
    { plan: 'pro', billing: 'monthly' },
    { cookie: user.cookie },
  )
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'payments_unavailable' })
})
