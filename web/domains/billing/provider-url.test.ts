import { expect, test } from 'vitest'
import { providerUrl } from './provider-url.ts'

const hosts = ['checkout.stripe.com', 'localhost:3000']

test.each(['https://checkout.stripe.com/c/pay/cs_1', 'http://localhost:3000/local/payments/checkout/cs_1'])(
  'opens %s',
  (url) => expect(providerUrl(url, hosts)).toBe(url),
)

test.each([
  'http://checkout.stripe.com/c/pay/cs_1',
  'https://checkout.stripe.com.evil.example/c',
  'https://evil.example/?checkout.stripe.com',
  'https://user@evil.example/checkout.stripe.com',
  'javascript:alert(1)',
  'http://localhost:4000/local',
  'not an address',
])('refuses %s', (url) => expect(() => providerUrl(url, hosts)).toThrow('Invalid checkout URL received'))

test('names a missing address', () =>
  expect(() => providerUrl(undefined, hosts)).toThrow('No checkout URL received from server'))
