import { expect, test } from 'vitest'
import { tiers } from '../../../../contract/plans.ts'
import { comparisonRows, featuresOf, type PlanSettings } from './plan-features.ts'

function valuesOf(title: string, settings: PlanSettings): string[] | undefined {
  const row = comparisonRows(settings).find((each) => each.title === title)
  return row && tiers.map(row.value)
}

const none: PlanSettings = { modelPlans: [], tokensPerDay: null }

test('names the models of each plan as the operator reserves them', () => {
  expect(valuesOf('Language models', none)).toEqual(['All models', 'All models', 'All models'])
  expect(valuesOf('Language models', { ...none, modelPlans: ['pro'] })).toEqual([
    'Basic models',
    'All models',
    'All models',
  ])
  expect(valuesOf('Language models', { ...none, modelPlans: ['unlimited'] })).toEqual([
    'Basic models',
    'Advanced models',
    'All models',
  ])
})

test('compares the use of language models only where the operator pays for one', () => {
  expect(valuesOf('Language model use', none)).toBeUndefined()
  const tokensPerDay = { free: 100_000, pro: 1_000_000, unlimited: 4_000_000 }
  expect(valuesOf('Language model use', { ...none, tokensPerDay })?.[0]).toBe('100,000 tokens per day')
})

test('explains the speeds by the turns of the plan table', () => {
  const row = comparisonRows(none).find(({ title }) => title === 'Processing speed')
  expect(tiers.map((tier) => row?.value(tier))).toEqual(['Slow', 'Fast', 'Ultra'])
  expect(row?.note).toContain('Fast gets 3 turns and Ultra 6 for each turn of Slow')
})

test('marks only what is not built as coming', () => {
  const coming = tiers.map((tier) => featuresOf(tier).filter(({ isComing }) => isComing))
  expect(coming.map((features) => features.map(({ text }) => text))).toEqual([
    [],
    [],
    ['Bulk processing (coming)'],
  ])
})
