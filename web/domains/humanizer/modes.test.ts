import { expect, test } from 'vitest'
import type { Recast } from './model-offer.ts'
import { describeMode, modelOf, rewriterOf } from './modes.ts'

const recast = (isChosen: boolean): Recast => ({
  offer: { id: 'm', label: 'Model M', kind: 'endpoint' },
  isChosen,
  choose: () => {},
})

test('uses the rules until the user has chosen the language model', () => {
  for (const mode of ['balanced', 'strong'] as const) {
    expect(rewriterOf(mode, 'embedded', null)).toEqual({ kind: 'rules' })
    expect(rewriterOf(mode, 'embedded', recast(false))).toEqual({ kind: 'rules' })
    expect(rewriterOf(mode, 'embedded', recast(true))).toEqual({ kind: 'model', label: 'Model M' })
  }
})

test('makes Clean with the rules whatever the user has chosen', async () => {
  expect(rewriterOf('clean', 'embedded', recast(true))).toEqual({ kind: 'rules' })
  expect(await modelOf('clean', () => Promise.reject(new Error('never read')))).toBeUndefined()
  expect(await modelOf('balanced', async () => 'm')).toBe('m')
  expect(await modelOf('strong', async () => null)).toBeUndefined()
})

test('names the model that recasts, and calls the rules a clean-up', () => {
  expect(describeMode('strong', { kind: 'model', label: 'Model M' }).text).toContain('Model M recasts')
  expect(describeMode('balanced', { kind: 'rules' }).text).toContain('clean-up')
})
