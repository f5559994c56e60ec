import { expect, test } from 'vitest'
import { tiers } from '../../../../contract/plans.ts'
import { comparisonRows, featuresOf, featuresOfAll, type PlanSettings, valueOfAll } from './plan-features.ts'

function valuesOf(title: string, settings: PlanSettings): string[] | undefined {
  const row = comparisonRows(settings).find((each) => each.title === title)
  return row && tiers.map(row.value)
}

const none: PlanSettings = { modelPlans: [], tokensPerDay: null }
const withModels: PlanSettings = {
  modelPlans: [],
  tokensPerDay: { free: 100_000, pro: 1_000_000, unlimited: 4_000_000 },
}

test('names the models of each plan as the operator reserves them', () => {
  expect(valuesOf('Language models', none)).toBeUndefined()
  expect(valuesOf('Language models', withModels)).toEqual(['All models', 'All models', 'All models'])
  expect(valuesOf('Language models', { ...withModels, modelPlans: ['pro'] })).toEqual([
    'Basic models',
    'All models',
    'All models',
  ])
  expect(valuesOf('Language models', { ...withModels, modelPlans: ['unlimited'] })).toEqual([
    'Basic models',
    'Advanced models',
    'All models',
  ])
})

test('compares the use of language models only where the operator pays for one', () => {
  expect(valuesOf('Language model use', none)).toBeUndefined()
  expect(valuesOf('Language model use', withModels)?.[0]).toBe('100,000 tokens per day')
})

test('explains the speeds by the turns of the plan table', () => {
  const row = comparisonRows(none).find(({ title }) => title === 'Processing speed')
  expect(tiers.map((tier) => row?.value(tier))).toEqual(['Slow', 'Fast', 'Ultra'])
  expect(row?.note).toContain('Fast gets 3 turns and Ultra 6 for each turn of Slow')
})

test('names bulk processing and the API for the plans that have them', () => {
  const has = (text: string) => tiers.filter((tier) => featuresOf(tier).includes(text))
  expect(has('Bulk processing')).toEqual(['unlimited'])
  expect(has('API access')).toEqual(['pro', 'unlimited'])
})

test('says once what is equal in all plans, and keeps the documented rows', () => {
  const rows = comparisonRows(none)
  expect(rows.map(({ title }) => title)).toEqual([
    'Word limit',
    'Words per request',
    'AI detection bypass',
    'Humanization engine',
    'Processing speed',
    'Support level',
  ])
  const equal = rows.filter((row) => valueOfAll(row) !== null)
  expect(equal.map(({ title }) => title)).toEqual(['AI detection bypass', 'Humanization engine'])
  const cards = tiers.map((tier) => featuresOf(tier))
  for (const text of featuresOfAll()) for (const card of cards) expect(card).not.toContain(text)
})
