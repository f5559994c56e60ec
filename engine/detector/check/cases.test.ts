import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detect } from '../../index.ts'

const cases = new URL('../../cases/', import.meta.url)
const names = readdirSync(cases).filter((name) => name.startsWith('detect-'))

test.each(names)('%s', (name) => {
  const input = readFileSync(new URL(`${name}/input.md`, cases), 'utf8')
  const expected = JSON.parse(readFileSync(new URL(`${name}/expected.json`, cases), 'utf8'))
  expect(detect(input)).toMatchObject(expected)
})
