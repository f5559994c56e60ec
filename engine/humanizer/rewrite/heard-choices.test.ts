import { expect, test } from 'vitest'
import { heardByRules, purposes, tones } from '../../choices.ts'
import { humanize } from './humanize.ts'

const text = [
  'Additionally, it is important to note that we do not know how the market will react.',
  'It is clear that the plan does not work, and they are aware of it.',
  "It's clear that the heat isn't a problem, and it doesn't work at night.",
  'That is why the committee will not vote. There is a need to leverage robust data.',
].join(' ')
const plain = humanize(text, { mode: 'strong' }).text

test.each(heardByRules.tones)('the tone %s changes the result', (tone) => {
  expect(humanize(text, { mode: 'strong', tone }).text).not.toBe(plain)
})

test.each(heardByRules.purposes)('the purpose %s changes the result', (purpose) => {
  expect(humanize(text, { mode: 'strong', purpose }).text).not.toBe(plain)
})

test('the other tones and purposes change nothing', () => {
  const others = [
    ...tones.filter((tone) => !heardByRules.tones.includes(tone)).map((tone) => ({ tone })),
    ...purposes.filter((purpose) => !heardByRules.purposes.includes(purpose)).map((purpose) => ({ purpose })),
  ]
  expect(others.length).toBeGreaterThan(0)
  for (const wish of others) expect(humanize(text, { mode: 'strong', ...wish }).text).toBe(plain)
})
