import { quoteSome, type Signal, say, strengthBetween } from './signal.ts'

const pairForm = /(?<![\w'’-])([a-z]{4,}) and ([a-z]{4,})(?![\w'’-])/g
/** The second word starts a clause, so this is not a pair. */
const clause =
  /^(?:that|then|this|these|they|there|those|their|when|with|will|would|were|have|also|even|from|into|what|while|which|your|some|such|after|before|because|could|should|since|once|only|just)$/
const foundMin = 3
const shareMin = 0.035

export const wordPairs: Signal = {
  name: 'word-pairs',
  measure({ text, words }) {
    const found = [...text.replace(/\s+/g, ' ').matchAll(pairForm)]
      .filter(([, left, right]) => !clause.test(left!) && !clause.test(right!))
      .map(([pair]) => pair)
    const share = found.length / Math.max(1, words.length)
    if (found.length < foundMin || share < shareMin) return null
    return {
      says: say.pairs({ found: found.length, words: words.length, quotes: quoteSome(found) }),
      strength: strengthBetween(share, shareMin - 0.02, 0.07),
    }
  },
  examples: {
    fires: ['Clear and concise rules bring trust and respect. People feel safe and heard at home and work.'],
    silent: ['Clear and concise rules help. We went home and then we slept.'],
  },
}
