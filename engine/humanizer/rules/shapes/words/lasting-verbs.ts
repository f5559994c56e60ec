import { inflectVerb, type VerbForm } from '../../../language/inflect.ts'
import { irregularVerbs } from '../../../language/irregular-verbs.ts'
import type { Word } from '../../../language/tagged-text.ts'
import { andOr, bareVerbPronouns, wordClass } from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'

const bareVerbLeads = wordClass(bareVerbPronouns, 'and')

const forms: Record<string, VerbForm> = { continues: 's', continue: 'base' }
const beforeBase = /^(?:NOUN|PROPN)$/

/** "The city continues to grow" -> "The city still grows", "keeps growing". */
export const lastingVerbs: Rule = {
  name: 'lasting-verbs',
  mode: 'balanced',
  phrases: ['still', 'keeps', 'keep', 'kept'],
  find(sentence, text) {
    const { words } = sentence
    return words.flatMap((word, i) => {
      const [prior, to, verb] = [words[i - 1], words[i + 1], words[i + 2]]
      if (
        !prior ||
        to?.lower !== 'to' ||
        !verb ||
        !/^(?:VERB|AUX)$/.test(verb.tag) ||
        verb.locked ||
        word.locked
      )
        return []
      if (text.cover.subarray(word.start, verb.end).includes(1)) return []
      if (words.slice(0, i).some((each) => /^(?:as|while|if)$/.test(each.lower))) return []
      if (hasPartner(words, i + 3)) return []
      const said = wordings(word.lower, verb.lower, prior.tag, prior.lower)
      return said.map(([after, inserted], rank) => ({
        rule: 'lasting-verbs',
        reason: 'What goes on, in one word.',
        gain: 1 - 0.2 * rank,
        inserted,
        parts: [{ start: word.start, end: verb.end, after }],
      }))
    })
  },
}

/** "continues to inspire and delight": the second verb would keep its bare form. */
function hasPartner(words: readonly Word[], from: number): boolean {
  return words
    .slice(from, from + 8)
    .some((word, i) => andOr.has(word.lower) && words[from + i + 1]?.tag === 'VERB')
}

function wordings(form: string, verb: string, tag: string, prior: string): [string, string][] {
  const plain = verb !== 'be' && verb !== 'have'
  if (form === 'continued' && plain && /^(?:NOUN|PROPN|PRON)$/.test(tag))
    return [[`kept ${inflectVerb(verb, 'ing')}`, 'kept']]
  const tense = forms[form]
  if (!tense) return []
  if (tense === 'base' && !(beforeBase.test(tag) || bareVerbLeads.has(prior))) return []
  if (!plain) {
    if (verb === 'have') return [[`still ${tense === 's' ? 'has' : 'have'}`, 'still']]
    return tense === 's' ? [['is still', 'still']] : beforeBase.test(tag) ? [['are still', 'still']] : []
  }
  const known = inflectVerb(verb, tense)
  const keep = tense === 's' ? 'keeps' : 'keep'
  const options: [string, string][] = [[`still ${known}`, 'still']]
  if (irregularVerbs.has(verb) || verb.length <= 7)
    options.push([`${keep} ${inflectVerb(verb, 'ing')}`, keep])
  return options
}
