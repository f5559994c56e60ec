import { wordGroups } from '../../lexicon/word-groups.ts'
import { quoteSome, type Signal, strengthBetween } from './signal.ts'

const wordSet = new Set(wordGroups.argument!.split(' '))
const foundMin = 2
const rateMin = 0.015

export const argumentWords: Signal = {
  name: 'argument-words',
  title: 'Words that models overuse in arguments',
  measure({ words }) {
    const found = words.filter((word) => wordSet.has(word))
    const rate = found.length / Math.max(1, words.length)
    if (new Set(found).size < foundMin || rate < rateMin) return null
    return {
      detail: `${found.length} of ${words.length} words are ones that models’ arguments overuse${quoteSome(found)}.`,
      strength: strengthBetween(rate, 0, 0.06),
    }
  },
  examples: {
    fires: [
      'The burden is structural: weak incentives and no accountability produce the same outcomes each year.',
    ],
    silent: [
      'There is no evidence that he was there.',
      'The claims were paid in May, and nobody asked for more.',
    ],
  },
}
