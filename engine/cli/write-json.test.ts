import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { writeJson } from './write-json.ts'

test.each([
  [{ a: 1, b: [], c: {}, d: [1, { e: 'ü"' }], f: null, g: undefined }],
  [[]],
  [{ many: Array.from({ length: 20_000 }, (_, i) => ({ i })) }],
])('writes what JSON.stringify would', async (value) => {
  const output = new PassThrough()
  const said = text(output)
  await writeJson(output, value)
  output.end()
  expect(await said).toBe(JSON.stringify(value, null, 2))
})

test('writes an iterable as an array', async () => {
  const output = new PassThrough()
  const said = text(output)
  await writeJson(output, { list: new Set([1, 2]) })
  output.end()
  expect(JSON.parse(await said)).toEqual({ list: [1, 2] })
})
