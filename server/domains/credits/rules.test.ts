import { expect, test } from 'vitest'
import { chatNeedsWords } from './rules.ts'

const sold = { isSold: true, isOn: true, operatorPays: true }

test('chat stops without words if plans are sold and the operator pays for the reply', () => {
  expect(chatNeedsWords('free', sold)).toBe(true)
  expect(chatNeedsWords('pro', sold)).toBe(true)
})

test.each([
  ['plans are not sold', 'free', { ...sold, isSold: false }],
  ['the operator switched it off', 'free', { ...sold, isOn: false }],
  ['another party pays for the reply', 'free', { ...sold, operatorPays: false }],
  ['the plan is Unlimited', 'unlimited', sold],
] as const)('chat continues without words if %s', (_, tier, rule) => {
  expect(chatNeedsWords(tier, rule)).toBe(false)
})
