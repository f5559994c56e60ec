import { wordGroups } from '../../lexicon/word-groups.ts'
import { quoteSome, type Signal, strengthBetween } from './signal.ts'

const wordSet = new Set(wordGroups.fictionExcess!.split(' '))
const foundMin = 2
const rateMin = 0.012

export const storyWords: Signal = {
  name: 'story-words',
  title: 'Words that models overuse in stories',
  measure({ words }) {
    const found = words.filter((word) => wordSet.has(word))
    const rate = found.length / Math.max(1, words.length)
    if (new Set(found).size < foundMin || rate < rateMin) return null
    return {
      detail: `${found.length} of ${words.length} words are ones that models’ stories overuse${quoteSome(found)}.`,
      strength: strengthBetween(rate, 0, 0.06),
    }
  },
  examples: {
    fires: ['Her breath caught. In the stillness a faint hum rose from the hollow walls.'],
    silent: [
      'He took a breath and went in.',
      'There was dust on the shelf, and we wiped all of it off before tea.',
    ],
  },
}
