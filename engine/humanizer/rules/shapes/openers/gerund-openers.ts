import { hasFiniteVerb, isPlainSentence } from '../../../language/sentence-shape.ts'
import type { Word } from '../../../language/tagged-text.ts'
import {
  andOr,
  formsOfBe,
  nearDemonstratives,
  negatives,
  questionWords,
  relativePronouns,
  sayingVerbs,
  subordinators,
  thirdPersonObjects,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { openerMoved } from '../shape-change.ts'

const unclearSubjects = wordClass(nearDemonstratives, 'that there what all')

const openerMax = 18
const mainMin = 4
const mainMax = 14
/** In the opening these may look forward to the main clause, and in the main clause back to the opening. */
const pointing = wordClass(
  thirdPersonObjects,
  'hers that those such ones so then also both doing latter former',
)
/** After these words, the moved words would attach to the wrong verb. */
const greedy = wordClass(
  formsOfBe,
  negatives,
  questionWords,
  relativePronouns,
  sayingVerbs,
  subordinators,
  `but so cannot only even too instead rather aim aims try tries seek seeks by through without`,
  /n't$/,
).without('since once')

const label = {
  rule: 'gerund-openers',
  reason: 'The main thing first, the way to it behind.',
  gain: 1.1,
}

/** "By using old maps, the team can find the road" -> "The team can find the road by using old maps" */
export const gerundOpeners: Rule = {
  name: 'gerund-openers',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (!isPlainSentence(sentence, text)) return []
    const { words } = sentence
    if (words[0]?.lower !== 'by' || words[0].locked) return []
    const comma = words.findIndex((word) => word.lower === ',')
    if (comma < 3 || comma > openerMax || words.slice(comma + 1).some((word) => word.lower === ',')) return []
    if (!isGerund(words.slice(1, comma)) || !isOneClause(words.slice(comma + 1, -1))) return []
    const proposal = openerMoved(label, sentence, text, comma)
    return proposal ? [proposal] : []
  },
}

function isGerund(opener: readonly Word[]): boolean {
  const at = /ly$/.test(opener[0]?.lower ?? '') ? 1 : 0
  if (!/ing$/.test(opener[at]?.lower ?? '')) return false
  return !opener.some(
    (word) => word.locked || pointing.has(word.lower) || /^(?:if|when|because)$/.test(word.lower),
  )
}

function isOneClause(main: readonly Word[]): boolean {
  if (main.length < mainMin || main.length > mainMax || !hasFiniteVerb(main, 1, main.length)) return false
  const [subject] = main
  if (!subject || /ing$/.test(subject.lower) || unclearSubjects.has(subject.lower)) return false
  if (
    main.slice(1).some((word) => greedy.has(word.lower) || pointing.has(word.lower) || word.lower === 'its')
  )
    return false
  return !main.some((word, i) => andOr.has(word.lower) && main[i + 1]?.tag === 'PRON')
}
