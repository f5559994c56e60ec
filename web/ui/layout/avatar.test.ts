import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ana Moreau', 'AM'],
  ['Ana', 'A'],
  ['ana.moreau@example.org', 'A'],
  ['Ana Maria de Souza', 'AS'],
  ['', '?'],
  ['émile', 'É'],
])('%s gives %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
