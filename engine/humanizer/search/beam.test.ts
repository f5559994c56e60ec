import { describe, expect, test } from 'vitest'
import { wordingKeyOf } from '../proposals/rate-caps.ts'
import type { Proposal } from '../proposals/rule.ts'
import { searchBest } from './beam.ts'
import type { Candidate } from './candidate.ts'

type Wish = {
  worth: number
  views?: number[]
  inserted?: string
  sentence?: number
  shape?: Proposal['shape']
}

function candidate(start: number, end: number, wish: Wish): Candidate {
  const { worth, views = [0, 0, 0], inserted = '', sentence = 0, shape } = wish
  const after = `${start}-${end}-${worth}`
  const common = {
    rule: 'any',
    reason: { key: '', text: '' },
    gain: worth,
    inserted,
    parts: [{ start, end, after }],
  }
  return {
    proposal: { ...common, ...(shape && { shape }) },
    wordingKey: wordingKeyOf(inserted),
    worth,
    views,
    start,
    end,
    sentence,
  }
}

const places = (chosen: readonly Proposal[]) =>
  chosen.map(({ parts }) => `${parts[0]?.start}-${parts[0]?.end}`)
const always = () => true

describe('searchBest', () => {
  test('takes two small changes over the large one that overlaps both, where they are worth more', () => {
    const candidates = [
      candidate(0, 20, { worth: 1.5 }),
      candidate(0, 8, { worth: 1 }),
      candidate(10, 20, { worth: 1 }),
    ]
    expect(places(searchBest(candidates, 'strong', always))).toEqual(['0-8', '10-20'])
  })

  test('prefers the wording that helps the view that thinks worst', () => {
    const even = candidate(0, 5, { worth: 1, views: [1, 1, 1] })
    const lopsided = candidate(0, 6, { worth: 1, views: [5, -3, 1] })
    expect(places(searchBest([lopsided, even], 'strong', always))).toEqual(['0-5'])
  })

  test('turns, cuts or joins only one of two neighbouring sentences', () => {
    const shape = { before: [20], after: [6, 14] }
    const candidates = [
      candidate(0, 5, { worth: 1, shape }),
      candidate(30, 35, { worth: 2, sentence: 1, shape }),
      candidate(60, 65, { worth: 1, sentence: 3, shape }),
    ]
    expect(places(searchBest(candidates, 'balanced', always))).toEqual(['30-35', '60-65'])
  })

  test('lets neighbours be turned round inside, but not beside what reaches into them', () => {
    const inner = { before: [], after: [] }
    const joins = { before: [8, 9], after: [17] }
    const turned = [
      candidate(0, 5, { worth: 1, shape: inner }),
      candidate(30, 35, { worth: 2, sentence: 1, shape: inner }),
    ]
    expect(places(searchBest(turned, 'balanced', always))).toEqual(['0-5', '30-35'])
    const joined = [candidate(20, 25, { worth: 3, shape: joins }), turned[1] as Candidate]
    expect(places(searchBest(joined, 'balanced', always))).toEqual(['20-25'])
  })

  test('asks for each phrase how often it is in already', () => {
    const candidates = [0, 10, 20].map((start) =>
      candidate(start, start + 5, { worth: 1, inserted: 'tend to' }),
    )
    const chosen = searchBest(candidates, 'balanced', (_phrase, already) => already < 2)
    expect(chosen).toHaveLength(2)
  })

  test('counts a phrase with another form of its verb as the same', () => {
    const candidates = ['has a good effect on', 'had a good effect on'].map((inserted, i) =>
      candidate(10 * i, 10 * i + 5, { worth: 1, inserted }),
    )
    expect(searchBest(candidates, 'balanced', (_phrase, already) => already < 1)).toHaveLength(1)
  })

  test('leaves a change alone that costs more than it brings', () => {
    expect(searchBest([candidate(0, 5, { worth: -0.5 })], 'strong', always)).toEqual([])
  })
})
