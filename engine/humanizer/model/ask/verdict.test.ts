import { expect, test } from 'vitest'
import { readVerdicts } from './verdict.ts'

test.each([
  ['data', '{"places": [{"place": 1, "verdict": "right"}, {"place": 2, "verdict": "wrong"}]}'],
  [
    'data with words around it',
    'Here: {"places":[{"place":1,"verdict":"right"},{"place":2,"verdict":"wrong"}]} Done.',
  ],
  [
    'an answer that is cut off',
    '{"places": [{"place": 1, "verdict": "right"}, {"place": 2, "verdict": "wrong"}, {"pl',
  ],
])('reads the verdicts of %s', (_, answer) => {
  expect([...readVerdicts(answer)]).toEqual([
    [1, 'right'],
    [2, 'wrong'],
  ])
})

test.each(['prose', '{"places": [{"place": "one", "verdict": "fine"}]}', ''])(
  'reads none from %j',
  (answer) => {
    expect(readVerdicts(answer).size).toBe(0)
  },
)
