import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const spanMax = 14

/** "not only A but also B" -> "A and B": both stay, the drum roll goes. */
export const negativeParallels: Rule = {
  name: 'negative-parallels',
  mode: 'clean',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    for (let i = 1; i < words.length - 4; i++) {
      if (words[i]?.lower !== 'not' || words[i + 1]?.lower !== 'only') continue
      const proposal = flatten(sentence, text, i)
      if (proposal) return [proposal]
    }
    return []
  },
}

function flatten(sentence: TaggedSentence, text: TaggedText, index: number): Proposal | undefined {
  const { words } = sentence
  const first = words[index + 2] as Word
  const but = words.findIndex((word, i) => i > index + 2 && i < index + spanMax && word.lower === 'but')
  if (but === -1) return undefined
  const also = words[but + 1]?.lower === 'also' ? but + 1 : but
  const second = words[also + 1]
  if (!second || !isParallel(first, second) || (words[index - 1]?.tag === 'AUX' && first.tag === 'AUX'))
    return undefined
  const comma = words[but - 1]?.lower === ',' ? but - 1 : but
  if (words.slice(index + 2, comma).some((word) => word.lower === ',')) return undefined
  const start = (words[index] as Word).start
  const open = (words[comma] as Word).start
  const end = (words[also] as Word).end
  if (text.cover.subarray(start, first.start).includes(1) || text.cover.subarray(open, end).includes(1))
    return undefined
  return {
    rule: 'negative-parallels',
    reason: 'A "not only … but also" that says no more than "and".',
    gain: 1.5,
    inserted: '',
    parts: [
      { start, end: first.start, after: '' },
      { start: open, end, after: comma === but ? 'and' : ' and' },
    ],
  }
}

/** Both halves start with the same kind of word in the same form, so that "and" can join them. */
function isParallel(first: Word, second: Word): boolean {
  if (first.lower === second.lower) return true
  if (first.tag !== second.tag) return false
  if (first.tag !== 'VERB')
    return first.tag === 'NOUN' || first.tag === 'ADJ' || first.tag === 'ADP' || first.tag === 'DET'
  const ending = (word: Word) => /(?:ing|ed|s)$/.exec(word.lower)?.[0] ?? ''
  return ending(first) === ending(second)
}
