import { commasOf, hasFiniteVerb, isPlainSentence } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  articles,
  finiteAuxiliaries,
  subjectPronouns,
  subordinators,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { cut } from '../shape-change.ts'

const halfMin = 5
const subjects = wordClass(subjectPronouns, articles, 'this that these those there many most some')
const openers = wordClass(subordinators, 'not neither either both despite by to in with')
/** After these the clause depends on more than its own sentence. */
const leaning = wordClass('said says that whether because if when who which not never only', /n't$/)
const consequences = wordClass(
  'means makes gives helps allows creates reduces shows leaves keeps leads adds suggests explains lets',
)

const label = { rule: 'main-clauses', reason: reasonOf('long-sentence-cut'), gain: 0.4 }

/** Cuts a sentence of two main clauses at ", but they …", ", and it …" or ", which means …". */
export const mainClauses: Rule = {
  name: 'main-clauses',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (!isPlainSentence(sentence, text) || openers.has(sentence.words[0]?.lower)) return []
    return commasOf(sentence.words, halfMin, sentence.words.length - halfMin).flatMap((comma) => {
      const proposal = cutAt(sentence, text, comma)
      return proposal ? [proposal] : []
    })
  },
}

function cutAt({ words }: TaggedSentence, text: TaggedText, comma: number): Proposal | undefined {
  const [joint, next] = [words[comma + 1] as Word, words[comma + 2] as Word]
  const before = words.slice(0, comma)
  if (text.cover.subarray((words[comma] as Word).start, next.end).includes(1)) return undefined
  if (!hasFiniteVerb(words, 1, comma) || before.some(({ lower }) => leaning.has(lower) || lower === ','))
    return undefined
  if (joint.lower === 'which')
    return consequences.has(next.lower) && isLastClause(words, comma + 2)
      ? cut(label, words, comma, comma + 1, 'This')
      : undefined
  if (!subjects.has(next.lower) || !startsClause(words, comma + 2)) return undefined
  if (joint.lower === 'but') return cut(label, words, comma, comma + 1)
  if (joint.lower === 'and' && subjectPronouns.has(next.lower)) return cut(label, words, comma, comma + 2)
  return undefined
}

/** A pronoun with its verb, or a short subject with an auxiliary. */
function startsClause(words: readonly Word[], from: number): boolean {
  if (subjectPronouns.has(words[from]?.lower)) return hasFiniteVerb(words, from + 1, from + 2)
  return words
    .slice(from + 1, from + 5)
    .some((word, i, near) => finiteAuxiliaries.has(word.lower) && near[i - 1]?.tag === 'NOUN')
}

function isLastClause(words: readonly Word[], from: number): boolean {
  return !words.slice(from).some(({ lower }) => lower === ',' || lower === 'which')
}
