import { capitalise, quoteSome, type Signal, spell, strengthBetween } from './signal.ts'

const PAIR = /(?<![\w'’-])([a-z]{4,}) and ([a-z]{4,})(?![\w'’-])/g
/** The second word starts a clause, so this is not a pair. */
const CLAUSE =
  /^(?:that|then|this|these|they|there|those|their|when|with|will|would|were|have|also|even|from|into|what|while|which|your|some|such|after|before|because|could|should|since|once|only|just)$/
const FOUND_MIN = 3
const SHARE_MIN = 0.035

export const wordPairs: Signal = {
  name: 'word-pairs',
  title: 'Words in pairs',
  measure({ text, words }) {
    const found = [...text.replace(/\s+/g, ' ').matchAll(PAIR)]
      .filter(([, left, right]) => !CLAUSE.test(left!) && !CLAUSE.test(right!))
      .map(([pair]) => pair)
    const share = found.length / Math.max(1, words.length)
    if (found.length < FOUND_MIN || share < SHARE_MIN) return null
    return {
      detail: `${capitalise(spell(found.length))} pairs joined by “and” in ${words.length} words${quoteSome(found)}.`,
      strength: strengthBetween(share, SHARE_MIN - 0.02, 0.07),
    }
  },
  examples: {
    fires: ['Clear and concise rules bring trust and respect. People feel safe and heard at home and work.'],
    silent: ['Clear and concise rules help. We went home and then we slept.'],
  },
}
