import { wordGroups } from '../../lexicon/word-groups.ts'
import type { Said, Value } from '../../texts/said.ts'
import { quoteSome, type Signal, say, strengthBetween } from './signal.ts'

/** A group of words that models overuse. Rates are per `unit` words. */
type OverusedWords = Pick<Signal, 'name' | 'examples'> & {
  group: string
  sentence: (values: { found: number; words: number; quotes: Value }) => Said
  unit: number
  rateMin: number
  /** Rate with the full strength. */
  rateHigh: number
}

const foundMin = 2

export const excessWords = overused({
  name: 'excess-words',
  group: 'excess',
  sentence: say.excessWords,
  unit: 100,
  rateMin: 2,
  rateHigh: 8,
  examples: {
    fires: [
      'This comprehensive approach fosters resilience and underscores the vital need for innovative, sustainable change.',
    ],
    silent: [
      'An imperative language is easier to learn than it looks, and imperative programs are short enough.',
      'We got the bus at nine and walked the rest of the way because the bridge was still shut, which was a vital mistake in this heat.',
    ],
  },
})

export const argumentWords = overused({
  name: 'argument-words',
  group: 'argument',
  sentence: say.argumentWords,
  unit: 1,
  rateMin: 0.015,
  rateHigh: 0.06,
  examples: {
    fires: [
      'The burden is structural: weak incentives and no accountability produce the same outcomes each year.',
    ],
    silent: [
      'There is no evidence that he was there.',
      'The claims were paid in May, and nobody asked for more.',
    ],
  },
})

export const storyWords = overused({
  name: 'story-words',
  group: 'fictionExcess',
  sentence: say.storyWords,
  unit: 1,
  rateMin: 0.012,
  rateHigh: 0.06,
  examples: {
    fires: ['Her breath caught. In the stillness a faint hum rose from the hollow walls.'],
    silent: [
      'He took a breath and went in.',
      'There was dust on the shelf, and we wiped all of it off before tea.',
    ],
  },
})

function overused({ name, group, sentence, unit, rateMin, rateHigh, examples }: OverusedWords): Signal {
  const overusedWords = new Set(wordGroups[group]!.split(' '))
  return {
    name,
    measure({ words }) {
      const found = words.filter((word) => overusedWords.has(word))
      const rate = (found.length / Math.max(1, words.length)) * unit
      if (new Set(found).size < foundMin || rate < rateMin) return null
      return {
        says: sentence({ found: found.length, words: words.length, quotes: quoteSome(found) }),
        strength: strengthBetween(rate, 0, rateHigh),
      }
    },
    examples,
  }
}
