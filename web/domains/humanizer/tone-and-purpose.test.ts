import { expect, test } from 'vitest'
import { heardChoices, heardWishes } from './tone-and-purpose.ts'

const rules = { kind: 'rules' } as const

test('the gentlest strength of the rules offers neither', () => {
  expect(heardChoices(rules, 'clean')).toEqual({ tones: [], purposes: [] })
  expect(heardChoices(rules, 'strong').tones).toEqual(['formal', 'casual'])
})

test('leaves out a choice that was made for another rewriter', () => {
  const draft = { tone: 'neutral', purpose: 'legal', mode: 'balanced' } as const
  expect(heardWishes(draft, rules)).toEqual({ tone: null, purpose: 'legal' })
  expect(heardWishes(draft, { kind: 'model', label: 'Ada' })).toEqual({ tone: 'neutral', purpose: 'legal' })
  expect(heardWishes(draft, { kind: 'service' })).toEqual({ tone: null, purpose: 'legal' })
  expect(heardWishes({ ...draft, mode: 'clean' }, rules)).toEqual({ tone: null, purpose: null })
})
