import { describe, expect, test } from 'vitest'
import { textOdds } from '../../detector/score/score.ts'
import { aiText } from '../../detector/test-texts.ts'
import { applyEdits } from '../edit.ts'
import { tagText } from '../language/tagged-text.ts'
import { wordingKeyOf } from '../proposals/rate-caps.ts'
import type { Proposal } from '../proposals/rule.ts'
import type { Candidate } from './candidate.ts'
import { choose, chooseByWorth } from './choose.ts'

type Wish = { worth?: number; inserted?: string; after?: string; shape?: Proposal['shape'] }

function candidate(start: number, end: number, wish: Wish = {}): Candidate {
  const { worth = 1, inserted = '', after = 'x', shape } = wish
  const parts = [{ start, end, after }]
  const reason = { key: '', text: '' }
  const proposal = { rule: 'any', reason, gain: worth, inserted, parts, ...(shape && { shape }) }
  return { proposal, wordingKey: wordingKeyOf(inserted), worth, start, end, sentence: 0 }
}

const places = (chosen: readonly Proposal[]) =>
  chosen.map(({ parts }) => `${parts[0]?.start}-${parts[0]?.end}`)
const always = () => true
const text = tagText(aiText)

function replacing(word: string, after: string, wish: Wish = {}): Candidate {
  const start = aiText.indexOf(word)
  return { ...candidate(start, start + word.length, { ...wish, after }) }
}

describe('choose', () => {
  test('takes what lowers the score of the whole text and leaves what raises it', () => {
    const words = [...aiText.matchAll(/\b[a-z]{6,}\b/g)].slice(0, 12)
    const candidates = words.map(({ 0: word, index }) =>
      candidate(index, index + word.length, { after: 'thing', worth: 0 }),
    )
    const chosen = choose(text, candidates, 'strong', always)
    const edits = chosen.flatMap(({ parts }) => parts)
    expect(textOdds(applyEdits(aiText, edits))).toBeLessThan(textOdds(aiText))
  })

  test('makes no change for its own sake', () => {
    const word = /[a-z]{6,}/.exec(aiText)?.[0] ?? ''
    expect(choose(text, [replacing(word, word, { worth: 0 })], 'strong', always)).toEqual([])
  })

  test('removes a habit that does not move the score', () => {
    const word = /[a-z]{6,}/.exec(aiText)?.[0] ?? ''
    expect(choose(text, [replacing(word, word, { worth: 1 })], 'clean', always)).toHaveLength(1)
  })
})

describe('chooseByWorth', () => {
  test('takes the change that is worth more of two that overlap', () => {
    const candidates = [candidate(0, 20, { worth: 1.5 }), candidate(0, 8), candidate(30, 40)]
    expect(places(chooseByWorth(candidates, always))).toEqual(['0-20', '30-40'])
  })

  test('asks for each phrase how often it is in already, and counts forms of a verb as the same', () => {
    const candidates = ['has a good effect on', 'had a good effect on'].map((inserted, i) =>
      candidate(10 * i, 10 * i + 5, { inserted }),
    )
    expect(chooseByWorth(candidates, (_phrase, already) => already < 1)).toHaveLength(1)
  })

  test('turns, cuts or joins only one of two neighbouring sentences', () => {
    const shape = { before: [20], after: [6, 14] }
    const candidates = [
      candidate(0, 5, { shape }),
      { ...candidate(30, 35, { worth: 2, shape }), sentence: 1 },
      { ...candidate(60, 65, { shape }), sentence: 3 },
    ]
    expect(places(chooseByWorth(candidates, always))).toEqual(['30-35', '60-65'])
  })

  test('lets neighbours be turned round inside, but not beside what reaches into them', () => {
    const inner = { before: [], after: [] }
    const joins = { before: [8, 9], after: [17] }
    const turned = [
      candidate(0, 5, { shape: inner }),
      { ...candidate(30, 35, { worth: 2, shape: inner }), sentence: 1 },
    ]
    expect(places(chooseByWorth(turned, always))).toEqual(['0-5', '30-35'])
    const joined = [candidate(20, 25, { worth: 3, shape: joins }), turned[1] as Candidate]
    expect(places(chooseByWorth(joined, always))).toEqual(['20-25'])
  })
})
