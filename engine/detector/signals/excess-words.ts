import { wordGroups } from '../../lexicon/word-groups.ts'
import { quoteSome, type Signal, strengthBetween } from './signal.ts'

const wordSet = new Set(wordGroups.excess!.split(' '))
const perHundredMin = 2
const foundMin = 2

export const excessWords: Signal = {
  name: 'excess-words',
  title: 'Words that models overuse',
  measure({ words }) {
    const found = words.filter((word) => wordSet.has(word))
    const perHundred = (found.length / Math.max(1, words.length)) * 100
    if (new Set(found).size < foundMin || perHundred < perHundredMin) return null
    const detail = `${found.length} of ${words.length} words are ones that models overuse${quoteSome(found)}.`
    return { detail, strength: strengthBetween(perHundred, 0, 8) }
  },
  examples: {
    fires: [
      'This comprehensive approach fosters resilience and underscores the vital need for innovative, sustainable change.',
    ],
    silent: [
      'An imperative language is easier to learn than it looks, and imperative programs are short enough.',
      'We got the bus at nine and walked the rest of the way because the bridge was still shut, which was a vital mistake in this heat.',
    ],
  },
}
