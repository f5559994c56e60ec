import { expect, test } from 'vitest'
import { parseOutline } from './parse-outline.ts'

const read = (reply: string) => parseOutline(reply).map(({ title, words }) => [title, words])

test.each([
  [
    'The estuary | 150\nWhy walls lost | 400 words',
    [
      ['The estuary', 150],
      ['Why walls lost', 400],
    ],
  ],
  [
    'Three parts would carry it:\n\n1. **The estuary**: what it is (150 words)\n   - A point\n2. **Who pays**\n\nShall I draft them?',
    [
      ['The estuary', 150],
      ['Who pays', 0],
    ],
  ],
  [
    '# One\n\nText.\n\n# Two: a question',
    [
      ['One', 0],
      ['Two', 0],
    ],
  ],
  [
    '- First part\n- Second part (about 200 words)',
    [
      ['First part', 0],
      ['Second part', 200],
    ],
  ],
  [
    '1. **Introduction: the tired student** | 100\n2. Sleep and memory: what is known (so far) | 200',
    [
      ['Introduction: the tired student', 100],
      ['Sleep and memory: what is known (so far)', 200],
    ],
  ],
  ['There is no outline here.', []],
  ['1. Only one', []],
])('reads %j', (reply, sections) => {
  expect(read(reply)).toEqual(sections)
})
