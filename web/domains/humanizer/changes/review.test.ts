import { expect, test } from 'vitest'
import type { HumanizedText } from '../humanized-text.ts'
import { applyAccepted } from './edits.ts'
import { noChoices, shownEdits, wordingsOf } from './review.ts'

const original = 'We utilize turbines. It is a testament to people.'
const edit = (start: number, before: string, after: string, sentence: number) => ({
  start,
  end: start + before.length,
  before,
  after,
  sentence,
  rule: 'plain-verbs',
  reason: 'Plainer.',
})
const result = {
  edits: [edit(3, 'utilize', 'use', 0), edit(27, 'a testament to', 'proof of', 1)],
  alternatives: [
    {
      sentence: 0,
      start: 0,
      end: 20,
      options: ['We utilize turbines.', 'We use turbines.', 'We employ turbines.'],
    },
  ],
} as unknown as HumanizedText

function textOf(choices: Parameters<typeof shownEdits>[2]): string {
  const { edits, rejected } = shownEdits(original, result, choices)
  return applyAccepted(original, edits, rejected)
}

test('a sentence can be original, rewritten or in another wording', () => {
  expect(textOf(noChoices)).toBe('We use turbines. It is proof of people.')
  expect(textOf({ rejected: [3], picked: {} })).toBe('We utilize turbines. It is proof of people.')
  expect(textOf({ rejected: [], picked: { 0: 2 } })).toBe('We employ turbines. It is proof of people.')
  expect(textOf({ rejected: [27], picked: { 0: 2 } })).toBe(
    'We employ turbines. It is a testament to people.',
  )
})

test('reports the chosen wording of a sentence that has alternatives', () => {
  const chosen = (choices: Parameters<typeof shownEdits>[2]) => wordingsOf(result, choices, 0)?.chosen
  expect([chosen(noChoices), chosen({ rejected: [3], picked: {} })]).toEqual([1, 0])
  expect(chosen({ rejected: [], picked: { 0: 2 } })).toBe(2)
  expect(wordingsOf(result, noChoices, 1)).toBeNull()
})

test('a sentence of which some changes are refused has none of the whole wordings', () => {
  const two = { ...result, edits: [edit(0, 'We', 'People', 0), ...result.edits] } as HumanizedText
  const chosen = (rejected: number[]) => wordingsOf(two, { rejected, picked: {} }, 0)?.chosen
  expect([chosen([]), chosen([3]), chosen([0]), chosen([0, 3])]).toEqual([1, null, null, 0])
})

test('changes stay in the order of the text when another wording is picked', () => {
  const { edits } = shownEdits(original, result, { rejected: [], picked: { 0: 2 } })
  const starts = edits.map(({ start }) => start)
  expect(starts).toHaveLength(2)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})

test('offers no wordings where a change of a neighbour reaches into the sentence', () => {
  const reaching = { ...result, edits: [...result.edits, edit(18, 's. It', 's; it', 1)] } as HumanizedText
  expect(wordingsOf(reaching, noChoices, 0)).toBeNull()
})
