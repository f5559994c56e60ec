import { expect, test } from 'vitest'
import { plainSnippet } from './plain-snippet.ts'

test.each([
  ['**Use it.** Then', 'Use it. Then'],
  ['| Item | Outcome | |---|---| | a | b |', ' Item Outcome a b '],
  ['as in ```ts const a = 1', 'as in ts const a = 1'],
  ['## Tides and [the sea](https://a.example/b?c=d)', ' Tides and the sea'],
  ['Set AI_BASE_URL and _then_ go', 'Set AI_BASE_URL and then go'],
  ['a well-known > quotation', 'a well-known quotation'],
])('%s is shown as "%s"', (text, shown) => {
  expect(plainSnippet([{ text, isHit: false }])).toEqual([{ text: shown, isHit: false }])
})

test('keeps the match highlighted', () => {
  const parts = [
    { text: 'the **', isHit: false },
    { text: 'zephyr', isHit: true },
    { text: '** blows', isHit: false },
  ]
  expect(plainSnippet(parts)).toEqual([
    { text: 'the ', isHit: false },
    { text: 'zephyr', isHit: true },
    { text: ' blows', isHit: false },
  ])
})
