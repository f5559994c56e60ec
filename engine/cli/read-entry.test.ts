import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'

test.each(['7', '-1', '12345678901234567890', '1.50', '1e400', '"ü"', '"12345678901234567890"'])(
  'the id %s comes back as it was written',
  (id) => {
    expect(JSON.stringify(readEntry(`{"id": ${id}, "text": "a"}`))).toBe(`{"id":${id},"text":"a"}`)
  },
)

test.each([
  ['{"id": 1', 'This line is not JSON.'],
  ['[{"id":1,"text":"a"}]', 'This line is not an object with "id" and "text".'],
  ['3.10', 'This line is not an object with "id" and "text".'],
  ['{"text":"a"}', 'The "id" is missing, or neither a string nor a number.'],
  ['{"id":{"a":1},"text":"a"}', 'The "id" is missing, or neither a string nor a number.'],
  ['{"id":1}', 'The "text" is missing, or not a string.'],
  ['{"id":1,"text":["a"]}', 'The "text" is missing, or not a string.'],
  ['{"id":1,"text":1.50}', 'The "text" is missing, or not a string.'],
])('%s is refused', (line, error) => {
  expect(readEntry(line)).toMatchObject({ error })
})
