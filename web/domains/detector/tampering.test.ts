import { expect, test } from 'vitest'
import { tamperingText } from './tampering.ts'

test('uses the singular for one and the plural for many', () => {
  expect(tamperingText([{ kind: 'homoglyph', count: 1, words: 0 }])).toContain(
    '1 look-alike letter was found',
  )
  expect(
    tamperingText([
      { kind: 'zero-width', count: 1_200, words: 1 },
      { kind: 'homoglyph', count: 1, words: 0 },
    ]),
  ).toContain('1,200 invisible characters in 1 word and 1 look-alike letter were found')
})
