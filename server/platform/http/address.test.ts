import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressGroup, addressSite, plainAddress, remoteAddress } from './address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:52100', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['[2001:DB8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', 'unknown'],
])('normalises %s to %s', (written, plain) => {
  expect(plainAddress(written)).toBe(plain)
})

test.each([
  ['2001:db8:7:3::1', '2001:db8:7:3::/64'],
  ['2001:0db8:0007:0003:ffff:1:2:3', '2001:db8:7:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
])('counts %s as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test.each([
  ['2001:db8:7:3::1', '2001:db8:7::/48'],
  ['2001:db8:7:ffff::1', '2001:db8:7::/48'],
  ['::ffff:203.0.113.7', null],
  ['203.0.113.7', null],
  ['unknown', null],
])('puts %s into the larger network %s', (address, site) => {
  expect(addressSite(address)).toBe(site)
})

test('uses the last forwarded address, and only if the operator trusts the proxy', async () => {
  const seen = (trust: boolean) => {
    const app = new Hono().get('/', (c) => c.text(remoteAddress(c, trust)))
    return app.request('/', { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } })
  }
  expect(await (await seen(true)).text()).toBe('203.0.113.7')
  expect(await (await seen(false)).text()).toBe('127.0.0.1')
})
