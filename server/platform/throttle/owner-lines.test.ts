import { expect, test } from 'vitest'
import { createOwnerLines, type Leave } from './owner-lines.ts'

const one = { max: 1, waiting: 1 }

test('lets another owner enter at once while one fills their own places', async () => {
  const lines = createOwnerLines()
  expect(await lines.enter('ana', one)).not.toBeNull()
  const waiting = lines.enter('ana', one)
  expect(await lines.enter('ana', one)).toBeNull()
  expect(await lines.enter('ben', one)).not.toBeNull()
  expect(await Promise.race([waiting, 'still waiting'])).toBe('still waiting')
})

test('gives a place to the caller that has waited longest', async () => {
  const lines = createOwnerLines()
  const limit = { max: 1, waiting: 3 }
  const order: string[] = []
  const first = await lines.enter('ana', limit)
  const later = ['second', 'third', 'fourth'].map(async (name) => {
    const leave = await lines.enter('ana', limit)
    order.push(name)
    leave?.()
  })
  first?.()
  await Promise.all(later)
  expect(order).toEqual(['second', 'third', 'fourth'])
})

test('gives one place back when left twice', async () => {
  const lines = createOwnerLines()
  const limit = { max: 2, waiting: 0 }
  const leave = (await lines.enter('ana', limit)) as Leave
  await lines.enter('ana', limit)
  leave()
  leave()
  expect(await lines.enter('ana', limit)).not.toBeNull()
  expect(await lines.enter('ana', limit)).toBeNull()
})

test('removes a caller who disconnects or waits too long from the queue', async () => {
  const lines = createOwnerLines(20)
  const leave = (await lines.enter('ana', one)) as Leave
  const gone = new AbortController()
  const waiting = lines.enter('ana', one, gone.signal)
  gone.abort()
  expect(await waiting).toBeNull()
  expect(await lines.enter('ana', one)).toBeNull()
  leave()
  expect(await lines.enter('ana', one)).not.toBeNull()
})
