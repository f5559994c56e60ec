import { expect, test } from 'vitest'
import type { RecordEntry } from '../../../../../contract/essays/record.ts'
import { sealedEntries } from './sealed-entries.ts'

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1 }) as RecordEntry)
const stored = entries(7)
const readAfter = async (after: number) => ({ entries: stored.slice(after, after + 2), hasMore: true })

test('has every entry up to the signed one, also those that arrived since the panel was read', async () => {
  expect(await sealedEntries(entries(2), 6, readAfter)).toEqual(entries(6))
  expect(await sealedEntries(entries(7), 6, readAfter)).toEqual(entries(6))
  expect(await sealedEntries([], 7, readAfter)).toEqual(stored)
})

test('ends where the server has no more entries', async () => {
  expect(await sealedEntries([], 9, readAfter)).toEqual(stored)
})
