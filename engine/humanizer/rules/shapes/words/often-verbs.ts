import { presentBe, relatives, wordClass } from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'

const bareVerbSubjects = wordClass(relatives, 'people they we you children')
const pluralPersons = wordClass('they we you people children')

/** "Students often struggle" -> "Students tend to struggle"; "is often seen" -> "tends to be seen". */
export const oftenVerbs: Rule = {
  name: 'often-verbs',
  mode: 'balanced',
  phrases: ['tend to', 'tends to'],
  find(sentence, text) {
    const { words } = sentence
    return words.flatMap((word, i) => {
      const [prior, next] = [words[i - 1], words[i + 1]]
      if (word.lower !== 'often' || !prior || !next || word.locked || prior.locked || next.locked) return []
      const said = wording(prior.lower, prior.tag, next.lower, next.tag, words[i + 2]?.tag ?? '')
      const start = presentBe.has(prior.lower) ? prior.start : word.start
      if (!said || text.cover.subarray(start, next.end).includes(1)) return []
      const inserted = said.split(' ').slice(0, 2).join(' ')
      const reason = 'The same said with a verb.'
      const part = { start, end: next.end, after: said }
      return [{ rule: 'often-verbs', reason, gain: 0.5, inserted, parts: [part] }]
    })
  },
}

function wording(
  prior: string,
  priorTag: string,
  next: string,
  nextTag: string,
  after: string,
): string | undefined {
  if (presentBe.has(prior)) {
    if (!(nextTag === 'ADJ' || overlooked.has(next)) || /ing$/.test(next) || after === 'PUNCT')
      return undefined
    return `${prior === 'is' ? 'tends' : 'tend'} to be ${next}`
  }
  if (nextTag !== 'VERB' || !/^(?:NOUN|PRON)$/.test(priorTag) || /ing$|ed$/.test(next)) return undefined
  const plural = /[^s]s$/.test(prior) || bareVerbSubjects.has(prior)
  if (/[^s]s$/.test(next) && !pluralPersons.has(prior)) return `tends to ${baseOf(next)}`
  return plural && !/s$/.test(next) && regular.has(next) ? `tend to ${next}` : undefined
}

const overlooked = wordClass(
  'seen overlooked ignored viewed forgotten neglected underestimated misunderstood',
)

/** Present forms alone: "often came" has a tense that "tend to" would lose. */
const regular =
  wordClass(`struggle fail lead find feel make take use need face rely prefer choose work help come think
    see become overlook ignore require seek cause create turn forget lack provide focus include
    involve look say go get give have start end fall depend appear offer serve live spend show
    suffer enjoy miss leave change`)

function baseOf(form: string): string {
  if (/ies$/.test(form)) return `${form.slice(0, -3)}y`
  return /(?:ch|sh|ss|x|zz|o)es$/.test(form) ? form.slice(0, -2) : form.slice(0, -1)
}
