import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  concessives,
  nearDemonstratives,
  relatives,
  sayingVerbs,
  smallNumbers,
  subjectPronouns,
  tensedAuxiliaries,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { cut } from '../shape-change.ts'

const subordinateOpeners = wordClass(concessives, whenWhile, 'as because since')
const innerClauseOpeners = wordClass(relatives, 'whose when where whether if how what')

const halfMin = 4
const pronoun = wordClass(subjectPronouns, 'there both nobody everyone')
/** Words that announce something, which must follow in the same sentence. */
const announces = wordClass(
  nearDemonstratives,
  sayingVerbs,
  smallNumbers,
  `following follows example examples instance here here's those five several thing things
    question questions point points ways reasons steps ask asks asked states reads note remember if
    like whoever whatever whichever`,
)

const label = { rule: 'colon-clauses', reason: 'A colon between two statements that stand alone.', gain: 1 }

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
    const proposal = at >= halfMin ? cutAt(sentence, text, at) : undefined
    return proposal ? [proposal] : []
  },
}

function cutAt({ words }: TaggedSentence, text: TaggedText, at: number): Proposal | undefined {
  const [mark, next] = [words[at] as Word, words[at + 1]]
  if (!next || next.locked || words.length - at <= halfMin || !/^\p{Ll}/u.test(next.text)) return undefined
  if (text.cover.subarray(mark.start, next.end).includes(1)) return undefined
  if (text.text.slice(mark.end, next.start) !== ' ') return undefined
  if (subordinateOpeners.has(words[0]?.lower)) return undefined
  if (words.slice(0, at).some((word) => announces.has(word.lower))) return undefined
  if (tensedAuxiliaries.has(words[at - 1]?.lower) || !hasFiniteVerb(words, 1, at) || !isClause(words, at + 1))
    return undefined
  return cut(label, words, at, at + 1)
}

/** Reports whether a subject of a few plain words is directly followed by its verb. */
function isClause(words: readonly Word[], from: number): boolean {
  for (let i = from; i < Math.min(words.length, from + 6); i++) {
    const word = words[i] as Word
    if (innerClauseOpeners.has(word.lower)) return false
    const isVerb =
      tensedAuxiliaries.has(word.lower) ||
      (word.tag === 'VERB' && i === from + 1 && pronoun.has(words[from]?.lower) && !/ing$/.test(word.lower))
    if (isVerb) return i > from
    if (!(pronoun.has(word.lower) && i === from) && !/^(?:DET|ADJ|NOUN|ADV)$/.test(word.tag)) return false
  }
  return false
}
