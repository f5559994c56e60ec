import type { Proposal, Rule } from '../rule.ts'
import type { TaggedSentence, TaggedText, Word } from '../tagged.ts'
import { hasFiniteVerb } from './sentence-shape.ts'
import { cut } from './shape-change.ts'

const HALF_MIN = 4
const PRONOUN = /^(?:it|they|he|she|we|you|i|there|both|nobody|everyone)$/
/** What these announce has to follow in the same sentence. */
const ANNOUNCES =
  /^(?:following|follows|example|examples|instance|here|here's|these|those|two|three|four|five|several|one|thing|things|question|questions|point|points|ways|reasons|steps|say|says|said|ask|asks|asked|states|reads|note|remember|if|this|like|whoever|whatever|whichever)$/

const LABEL = { rule: 'colon-clauses', reason: 'A colon between two statements that stand alone.', gain: 1 }

/** "The plan has a flaw: it needs more land." -> "The plan has a flaw. It needs more land." */
export const colonClauses: Rule = {
  name: 'colon-clauses',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    if (words.at(-1)?.lower !== '.') return []
    const body = text.text.slice(sentence.start, sentence.end)
    if (/["“”«»()[\]\n;]/.test(body) || body.split(':').length !== 2) return []
    const at = words.findIndex((word) => word.lower === ':')
    const proposal = at >= HALF_MIN ? cutAt(sentence, text, at) : undefined
    return proposal ? [proposal] : []
  },
}

function cutAt({ words }: TaggedSentence, text: TaggedText, at: number): Proposal | undefined {
  const [mark, next] = [words[at] as Word, words[at + 1]]
  if (!next || next.locked || words.length - at <= HALF_MIN || !/^\p{Ll}/u.test(next.text)) return undefined
  if (text.cover.subarray(mark.start, next.end).includes(1)) return undefined
  if (text.text.slice(mark.end, next.start) !== ' ') return undefined
  if (/^(?:as|because|since|although|though|while|when)$/.test(words[0]?.lower ?? '')) return undefined
  if (words.slice(0, at).some((word) => ANNOUNCES.test(word.lower))) return undefined
  if (TENSED.test(words[at - 1]?.lower ?? '') || !hasFiniteVerb(words, 1, at) || !isClause(words, at + 1))
    return undefined
  return cut(LABEL, words, at, at + 1)
}

const TENSED = /^(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did)$/

/** A subject of a few plain words, and its verb right behind. */
function isClause(words: readonly Word[], from: number): boolean {
  for (let i = from; i < Math.min(words.length, from + 6); i++) {
    const word = words[i] as Word
    if (/^(?:that|which|who|whose|when|where|whether|if|how|what)$/.test(word.lower)) return false
    const isVerb =
      TENSED.test(word.lower) ||
      (word.tag === 'VERB' &&
        i === from + 1 &&
        PRONOUN.test(words[from]?.lower ?? '') &&
        !/ing$/.test(word.lower))
    if (isVerb) return i > from
    if (!(PRONOUN.test(word.lower) && i === from) && !/^(?:DET|ADJ|NOUN|ADV)$/.test(word.tag)) return false
  }
  return false
}
