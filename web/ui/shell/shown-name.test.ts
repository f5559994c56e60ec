import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test.each([
  ['Ana Moreau', 'Ana Moreau'],
  ['  ', 'ana.moreau'],
  ['', 'ana.moreau'],
  ['\u200b\u2060\ufeff', 'ana.moreau'],
  ['\u202e', 'ana.moreau'],
  ['\u3164', 'ana.moreau'],
  ['مريم', 'مريم'],
  ['👩‍🚀', '👩‍🚀'],
])('a user with the name "%s" is called %s', (name, shown) => {
  expect(shownName({ name, email: 'ana.moreau@example.org' })).toBe(shown)
})
