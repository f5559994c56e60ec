import { expect, test } from 'vitest'
import type { RecordOrigin } from '../origins/origin-index.ts'
import type { Share } from '../replay/count-shares.ts'
import { originsSentence, possibleUses, writeStatement } from './write-statement.ts'

const sharesOf = (parts: Partial<Record<RecordOrigin, number>>): Share[] =>
  Object.entries(parts).map(([origin, part]) => ({ origin: origin as RecordOrigin, count: part * 100, part }))
const statement = (shares: Share[], use: 'none' | 'ideas' | 'editing' | 'passages') =>
  writeStatement({ style: 'declaration', use, shares, today: new Date('2026-11-29') })

test('offers no statement that denies text by AI which the record has', () => {
  expect(possibleUses(sharesOf({ typed: 0.9, ai: 0.1 }))).toEqual(['editing', 'passages'])
  expect(possibleUses(sharesOf({ typed: 1 }))).toEqual(['none', 'ideas', 'editing', 'passages'])
})

test('does not claim that pasted text was written by the writer', () => {
  const pasted = sharesOf({ typed: 0.188, paste: 0.812 })
  for (const use of ['none', 'ideas'] as const) {
    expect(statement(pasted, use)).not.toContain('I wrote this essay myself')
    expect(statement(pasted, use)).toContain('Not all of it was typed')
    expect(statement(sharesOf({ typed: 1 }), use)).toContain('I wrote this essay myself')
  }
})

test('states the origins of the text by the record', () => {
  expect(originsSentence(sharesOf({ typed: 0.188, paste: 0.812 }))).toBe(
    'By its authorship record, the characters of this essay are: Typed 18.8% and Pasted 81.2%.',
  )
  expect(statement(sharesOf({ typed: 0.8, ai: 0.2 }), 'passages')).toContain('20% of its characters')
  expect(originsSentence([])).toBe('')
})
