import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

const key = (isComposing: boolean, keyCode: number) =>
  ({ key: 'Enter', isComposing, keyCode }) as KeyboardEvent

test.each([
  ['a key during a composition', key(true, 229), true],
  ['the key that ended it in Safari, which comes after its end', key(false, 229), true],
  ['Enter', key(false, 13), false],
])('%s', (_what, event, is) => {
  expect(isComposing(event)).toBe(is)
  expect(isComposing({ nativeEvent: event })).toBe(is)
})
