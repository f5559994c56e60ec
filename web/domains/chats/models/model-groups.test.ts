import { expect, test } from 'vitest'
import type { ModelChoice } from '../../../../contract/chats/chats.ts'
import { groupModels, windowText } from './model-groups.ts'

const model = (label: string, kind: ModelChoice['kind']): ModelChoice => ({
  id: label,
  label,
  kind,
  sees: false,
  contextTokens: 8_000,
})
const models = [
  model('gpt-4o', 'own'),
  model('gpt-4o-mini', 'own'),
  model('house-model', 'endpoint'),
  model('built-in writer', 'built-in'),
]

test('returns groups in order, without empty ones', () => {
  expect(groupModels(models, '').map(({ label, models }) => [label, models.length])).toEqual([
    ['Yours', 2],
    ['This site', 1],
    ['Built in', 1],
  ])
})

test('gives each connection a group of its own, which the search knows by its name', () => {
  const connected = [
    { ...model('gpt-4o', 'endpoint'), id: 'a', provider: 'Faculty' },
    { ...model('gpt-4o', 'endpoint'), id: 'b', provider: 'Library' },
  ]
  const shown = groupModels([...connected, ...models], '').map(({ label }) => label)
  expect(shown).toEqual(['Yours', 'This site', 'Faculty', 'Library', 'Built in'])
  expect(groupModels(connected, 'library').flatMap((group) => group.models.map(({ id }) => id))).toEqual([
    'b',
  ])
})

test('requires every search word to occur, regardless of case', () => {
  expect(groupModels(models, ' MINI gpt ').flatMap(({ models }) => models.map(({ id }) => id))).toEqual([
    'gpt-4o-mini',
  ])
  expect(groupModels(models, 'nothing')).toEqual([])
})

test.each([
  [8_000, '8K'],
  [16_385, '16K'],
  [128_000, '128K'],
  [1_047_576, '1M'],
  [2_000_000, '2M'],
])('%i tokens are %s', (tokens, text) => expect(windowText(tokens)).toBe(text))
