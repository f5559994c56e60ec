import { expect, test } from 'vitest'
import { shareText } from './share-text.ts'

test.each([
  [0, '0%'],
  [0.2, '1%'],
  [53.4, '53%'],
  [99.7, '99%'],
  [100, '100%'],
])('writes a share of %s as %s', (percent, text) => {
  expect(shareText(percent)).toBe(text)
})
