import { expect, test } from 'vitest'
import { openVault, UnsealError } from './secrets.ts'

const secret = 'a secret of thirty-two characters'

test('opens what it sealed, and seals differently each time', () => {
  const vault = openVault(secret, 'mails')
  const [one, two] = [vault.seal('token ünï 🗝'), vault.seal('token ünï 🗝')]
  expect(one).not.toBe(two)
  expect(one).toMatch(/^v1\.[\w-]+$/)
  expect(vault.open(one)).toBe('token ünï 🗝')
  expect(vault.open(vault.seal(''))).toBe('')
  expect(vault.open(vault.seal('mine', 'user-1'), 'user-1')).toBe('mine')
})

test('does not open with another secret, purpose or context, nor after a change', () => {
  const vault = openVault(secret, 'mails')
  const sealed = vault.seal('token', 'user-1')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`
  expect(() => openVault(`${secret}!`, 'mails').open(sealed, 'user-1')).toThrow(UnsealError)
  expect(() => openVault(secret, 'totp').open(sealed, 'user-1')).toThrow(UnsealError)
  expect(() => vault.open(sealed, 'user-2')).toThrow(UnsealError)
  for (const bad of [changed, 'v1.', 'v2.AAAA', '', 'token', sealed.slice(0, 30)])
    expect(() => vault.open(bad, 'user-1'), bad).toThrow(UnsealError)
})
