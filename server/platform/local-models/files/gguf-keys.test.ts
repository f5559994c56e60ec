import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeTinyModel } from '../../../testing/models/tiny-model.ts'
import { readGgufKeys } from './gguf-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhand-gguf-'))
const file = join(folder, 'tiny.gguf')

beforeAll(() => writeTinyModel(file, { words: ['The', 'sea.'] }))
afterAll(() => rmSync(folder, { recursive: true }))

test('reads the names of all properties, past lists of words', () => {
  const keys = readGgufKeys(file)
  expect(keys).toContain('general.architecture')
  expect(keys).toContain('tokenizer.ggml.tokens')
  expect(keys).toContain('tokenizer.chat_template')
})

test.each([
  ['is cut off', () => readFileSync(file).subarray(0, 200)],
  ['is no model', () => Buffer.from('A letter to the editor.')],
  ['is empty', () => Buffer.alloc(0)],
  [
    'claims lengths beyond its end',
    () => Buffer.concat([readFileSync(file).subarray(0, 24), Buffer.alloc(64, 0xff)]),
  ],
])('returns null for a file that %s', (_, bytes) => {
  const other = join(folder, 'other.gguf')
  writeFileSync(other, bytes())
  expect(readGgufKeys(other)).toBeNull()
})
