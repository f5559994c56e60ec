import { expect, test } from 'vitest'
import { createParagraphChecks } from './paragraph-checks.ts'

const long = (name: string) => `${name} ${'x'.repeat(2_000)}`
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Checks that return the length of each text, one call after the other. */
function checker() {
  const calls: string[][] = []
  const seen: string[] = []
  let failures = 0
  const checks = createParagraphChecks<number>({
    async check(texts) {
      calls.push(texts)
      if (texts.includes('broken')) throw new Error('broken')
      return texts.map(({ length }) => length)
    },
    onChecked: (texts) => void seen.push(...texts),
    onFailed: () => failures++,
  })
  return { checks, calls, seen, failures: () => failures }
}

test('checks each text once, in the order given, in small parts', async () => {
  const { checks, calls, seen } = checker()
  checks.request([long('a'), 'b', 'b', long('c')])
  await settled()
  expect(calls).toEqual([[long('a')], ['b', long('c')]])
  expect(seen).toEqual([long('a'), 'b', long('c')])
  expect(checks.resultOf('b')).toBe(1)
  expect(checks.left()).toBe(0)
})

test('checks only what changed, and nothing again while it is being checked', async () => {
  const { checks, calls } = checker()
  checks.request(['a', 'b'])
  checks.request(['a', 'b', 'new'])
  await settled()
  checks.request(['a', 'b', 'new'])
  await settled()
  expect(calls).toEqual([['a', 'b'], ['new']])
})

test('drops texts that were changed before their turn', async () => {
  const { checks, calls } = checker()
  checks.request([long('a'), long('old'), 'b'])
  checks.request([long('a'), 'new', 'b'])
  await settled()
  expect(calls.flat()).toEqual([long('a'), 'new', 'b'])
})

test('reports a failure once, and goes on with the next request', async () => {
  const { checks, seen, failures } = checker()
  checks.request(['broken', long('never')])
  await settled()
  expect([failures(), checks.left()]).toEqual([1, 0])
  checks.request(['a'])
  await settled()
  expect(seen).toEqual(['a'])
})

test('ignores results of checks that began before it forgot its texts', async () => {
  const { checks, calls, seen } = checker()
  checks.request(['a'])
  checks.forget()
  checks.request(['a'])
  await settled()
  expect(calls).toEqual([['a'], ['a']])
  expect(seen).toEqual(['a'])
})
