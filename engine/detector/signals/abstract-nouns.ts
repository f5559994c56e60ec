import { quoteSome, type Signal, say, strengthBetween } from './signal.ts'

const ending = /^.{3,}(?:tion|tions|sion|sions|ment|ments|ity|ities|ness|ance|ence|ship)$/
const wordsMin = 40
const shareMin = 0.1

export const abstractNouns: Signal = {
  name: 'abstract-nouns',
  kin: 'size of words',
  measure({ words }) {
    const found = words.filter((word) => ending.test(word))
    const share = found.length / Math.max(1, words.length)
    if (words.length < wordsMin || share < shareMin) return null
    return {
      says: say.abstractNouns({ found: found.length, words: words.length, quotes: quoteSome(found) }),
      strength: strengthBetween(share, 0.05, 0.2),
    }
  },
  examples: {
    fires: [
      'The implementation of the regulation requires coordination, cooperation and commitment from the administration, and its effectiveness depends on the consistency of enforcement, the availability of information, the willingness of the population to accept responsibility, and the persistence of political attention over time, which in turn calls for education and engagement.',
    ],
    silent: [
      'We got to the lake by noon and the sun was out, so we all sat on the dock and ate the buns that Mum had made, and then we swam to the far side and back until it was time to go home for tea.',
    ],
  },
}
