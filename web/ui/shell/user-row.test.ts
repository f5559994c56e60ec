import { expect, test } from 'vitest'
import { shownName } from './user-row.tsx'

test.each([
  ['Ana Moreau', 'Ana Moreau'],
  ['  ', 'ana.moreau'],
  ['', 'ana.moreau'],
])('a user with the name "%s" is called %s', (name, shown) => {
  expect(shownName({ name, email: 'ana.moreau@example.org' })).toBe(shown)
})
