import { clausesOf } from '../../../language/clauses.ts'
import { hasFiniteVerb, upperFirst } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  articles,
  nearDemonstratives,
  negatives,
  pastBe,
  quantifiers,
  subjectPronouns,
  thirdPersonPronouns,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'

const pointingSubjects = wordClass(nearDemonstratives, thirdPersonPronouns, 'its their')
const clashingWords = wordClass(negatives, pastBe, 'but still yet if', /n't$/)

const subject = wordClass(
  articles,
  nearDemonstratives,
  quantifiers,
  subjectPronouns,
  'there others its their',
)
const clauseMin = 5

/** "While A, B." -> "A, but B.": the plain order in which people set one thing against another. */
export const whileOpeners: Rule = {
  name: 'while-openers',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    const first = words[1]
    if (!/^(?:while|although|though)$/.test(words[0]?.lower ?? '') || !first) return []
    const { commas } = clausesOf(sentence)
    const comma = commas[0]
    if (comma === undefined || commas.length > 1 || comma < clauseMin || words.length - comma < clauseMin)
      return []
    return turn(sentence, text, comma)
  },
}

function turn(sentence: TaggedSentence, text: TaggedText, comma: number) {
  const { words } = sentence
  const [opener, first] = words as [Word, Word]
  const second = words[comma + 1] as Word
  if (/ - |[–—]/.test(text.text.slice(sentence.start, sentence.end))) return []
  if (words.slice(1, 5).some((word) => /ing$/.test(word.lower)) || /^(?:ADV|ADP)$/.test(first.tag)) return []
  if (!subject.has(second.lower)) return []
  if (pointingSubjects.has(first.lower)) return []
  if (words.some((word) => clashingWords.has(word.lower))) return []
  if (!hasFiniteVerb(words, 2, comma) || !hasFiniteVerb(words, comma + 2, Math.min(words.length, comma + 9)))
    return []
  const mark = words[comma] as Word
  const cover = text.cover.subarray(opener.start, first.start + 1)
  if (cover.includes(1) || text.cover[mark.start] === 1) return []
  return [
    {
      rule: 'while-openers',
      reason: 'A contrast in plain order.',
      gain: 1.2,
      inserted: '',
      parts: [
        { start: opener.start, end: first.start + 1, after: upperFirst(first.text.charAt(0)) },
        { start: mark.start, end: mark.end, after: ', but' },
      ],
    },
  ]
}
