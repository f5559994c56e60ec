import { expect, test } from 'vitest'
import { seededRandom, shuffle } from './random.ts'

test('returns the numbers of mulberry32 on any machine', () => {
  const random = seededRandom(1)
  expect([random(), random(), random()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ])
})

test('numbers lie in [0, 1) and are uniform', () => {
  const random = seededRandom(77)
  const tenths = new Int32Array(10)
  for (let i = 0; i < 20_000; i++) tenths[Math.floor(random() * 10)]!++
  expect(tenths.reduce((sum, count) => sum + count, 0)).toBe(20_000)
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('shuffling keeps all values and moves each to any place', () => {
  const random = seededRandom(5)
  const places = new Set<string>()
  for (let round = 0; round < 500; round++) {
    const shuffled = shuffle(Int32Array.of(0, 1, 2, 3, 4), random)
    expect([...shuffled].sort()).toEqual([0, 1, 2, 3, 4])
    for (const [place, value] of shuffled.entries()) places.add(`${place} ${value}`)
  }
  expect(places.size).toBe(25)
})
