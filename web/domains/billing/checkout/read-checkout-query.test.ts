import { expect, test } from 'vitest'
import { readCheckoutQuery } from './read-checkout-query.ts'

test.each([
  ['plan=pro&billing=yearly', { plan: 'pro', billing: 'yearly' }, null],
  ['billing=monthly&plan=unlimited', { plan: 'unlimited', billing: 'monthly' }, null],
  ['', null, 'Missing plan or billing information'],
  ['plan=pro', null, 'Missing plan or billing information'],
  ['billing=yearly&plan=', null, 'Missing plan or billing information'],
  ['plan=free&billing=yearly', null, 'Invalid plan selected'],
  ['plan=monthly&billing=pro', null, 'Invalid plan selected'],
  ['plan=PRO&billing=yearly', null, 'Invalid plan selected'],
  ['plan=__proto__&billing=yearly', null, 'Invalid plan selected'],
  ['plan=pro&billing=annual', null, 'Invalid billing period selected'],
])('reads %s', (query, wish, problem) => {
  expect(readCheckoutQuery(new URLSearchParams(query))).toEqual({ wish, problem })
})
