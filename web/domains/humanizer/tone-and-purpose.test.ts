import { expect, test } from 'vitest'
import { humanizePurposes, humanizeTones } from '../../../contract/humanizer.ts'
import { humanize } from '../../../engine/index.ts'
import { heardChoices, heardWishes } from './tone-and-purpose.ts'

const text = [
  'Additionally, it is important to note that we do not know how the market will react.',
  'It is clear that the plan does not work, and they are aware of it.',
  "It's clear that the heat isn't a problem, and it doesn't work at night.",
  'That is why the committee will not vote. There is a need to leverage robust data.',
].join(' ')
const rules = { kind: 'rules' } as const
const heard = heardChoices(rules, 'balanced')
const plain = humanize(text, { mode: 'strong' }).text

test.each(heard.tones)('the built-in rules hear the tone %s', (tone) => {
  expect(humanize(text, { mode: 'strong', tone }).text).not.toBe(plain)
})

test.each(heard.purposes)('the built-in rules hear the purpose %s', (purpose) => {
  expect(humanize(text, { mode: 'strong', purpose }).text).not.toBe(plain)
})

test('the built-in rules do not offer what they do not hear', () => {
  const deaf = [
    ...humanizeTones.filter((tone) => !heard.tones.includes(tone)).map((tone) => ({ tone })),
    ...humanizePurposes
      .filter((purpose) => !heard.purposes.includes(purpose))
      .map((purpose) => ({ purpose })),
  ]
  expect(deaf.length).toBeGreaterThan(0)
  for (const wish of deaf) expect(humanize(text, { mode: 'strong', ...wish }).text).toBe(plain)
  expect(heardChoices(rules, 'clean')).toEqual({ tones: [], purposes: [] })
})

test('leaves out a choice that was made for another rewriter', () => {
  const draft = { tone: 'neutral', purpose: 'legal', mode: 'balanced' } as const
  expect(heardWishes(draft, rules)).toEqual({ tone: null, purpose: 'legal' })
  expect(heardWishes(draft, { kind: 'model', label: 'Ada' })).toEqual({ tone: 'neutral', purpose: 'legal' })
  expect(heardWishes(draft, { kind: 'service' })).toEqual({ tone: null, purpose: 'legal' })
  expect(heardWishes({ ...draft, mode: 'clean' }, rules)).toEqual({ tone: null, purpose: null })
})
