import { expect, test } from 'vitest'
import { apiOperations } from '../../../../contract/api/operations.ts'
import { readApiReference } from './api-reference.ts'

const calls = readApiReference().flatMap((group) => group.calls)

test('shows every call of the API with its errors', () => {
  expect(calls.map(({ id }) => id).toSorted()).toEqual(apiOperations.map(({ id }) => id).toSorted())
  for (const { id, refusals } of calls)
    expect(
      refusals.flatMap(({ codes }) => codes.map(({ code }) => code)),
      id,
    ).toContain('key_missing')
})

test('shows the fields of the body and of the answer with their types', () => {
  const humanize = calls.find(({ id }) => id === 'humanize')
  expect(humanize?.body.find(({ name }) => name === 'mode')?.type).toBe('"clean" | "balanced" | "strong"')
  expect(humanize?.body.find(({ name }) => name === 'text')?.isRequired).toBe(true)
  expect(humanize?.answer.map(({ name }) => name)).toContain('remainingWords')
  const file = calls.find(({ id }) => id === 'startBulkOfFile')
  expect(file?.isForm).toBe(true)
  expect(file?.body.find(({ name }) => name === 'file')?.type).toBe('file')
})

test('shows the body that the test of the calls sends', () => {
  const example = calls.find(({ id }) => id === 'detect')?.example ?? ''
  const sent = apiOperations.find(({ id }) => id === 'detect')?.example
  expect(example).toContain(`-d '${JSON.stringify(sent)}'`)
})
