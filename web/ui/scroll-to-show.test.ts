import { expect, test } from 'vitest'
import { shiftFor } from './scroll-to-show.ts'

const frame = { from: 100, to: 500 }
const box = (top: number, height: number) => ({ top, bottom: top + height, height })

test('centres an element', () => {
  expect(shiftFor('center', frame, box(600, 20))).toBe(310)
  expect(shiftFor('center', frame, box(290, 20))).toBe(0)
})

test('start aligns an element with the top', () => {
  expect(shiftFor('start', frame, box(290, 20))).toBe(190)
})

test('nearest scrolls only as far as needed', () => {
  expect(shiftFor('nearest', frame, box(200, 20))).toBe(0)
  expect(shiftFor('nearest', frame, box(490, 20))).toBe(10)
  expect(shiftFor('nearest', frame, box(80, 20))).toBe(-20)
})

test('aligns an element that does not fit with its top', () => {
  expect(shiftFor('center', frame, box(600, 900))).toBe(500)
  expect(shiftFor('nearest', frame, box(50, 900))).toBe(-50)
})
