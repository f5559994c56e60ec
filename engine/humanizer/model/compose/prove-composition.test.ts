import { expect, test } from 'vitest'
import { tagText } from '../../language/tagged-text.ts'
import type { Version } from '../versions/version.ts'
import { keepProvable, proveComposition } from './prove-composition.ts'

const tagged = tagText('The town spent $5,000 on trees. Most of them were planted in spring.')

function version(index: number, text: string): Version {
  const { start, end } = tagged.sentences[index] as { start: number; end: number }
  return { from: index, to: index, start, end, text, natural: 3, doubt: 0 }
}

const safe = version(1, 'In spring most of them were planted.')
const losing = version(0, 'The town spent some money on trees.')

test('a place that the proof refuses does not cost the others', () => {
  const chosen = new Map([
    [0, losing],
    [1, safe],
  ])
  expect(proveComposition(tagged, `${losing.text} ${safe.text}`, [losing, safe]).holds).toBe(false)
  expect([...keepProvable(tagged, chosen).values()]).toEqual([safe])
})

test('a choice that is proved stays as it is', () => {
  expect([...keepProvable(tagged, new Map([[1, safe]])).keys()]).toEqual([1])
})
