import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findings } from './findings.ts'
import { floods } from './floods.ts'

const root = join(import.meta.dirname, '..')

const ids = (letter: string, last: number) => Array.from({ length: last }, (_, at) => `${letter}${at + 1}`)

test('every finding of the review has a proof', () => {
  const all = [...ids('C', 3), ...ids('H', 7), ...ids('M', 11), ...ids('L', 12), 'SIGTERM']
  expect(all.filter((id) => !findings[id])).toEqual([])
  expect(Object.keys(findings).filter((id) => !all.includes(id))).toEqual([])
  expect(floods.filter(({ finding }) => !findings[finding])).toEqual([])
})

test.each(Object.entries(findings))('the tests that prove %s exist', (_, { proofs }) => {
  for (const [file, words] of proofs) {
    expect(existsSync(join(root, file)), file).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toContain(words)
  }
})
