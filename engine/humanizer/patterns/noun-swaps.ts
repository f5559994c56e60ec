import type { TaggedSentence } from '../language/tagged-text.ts'
import { indefiniteArticles, pluralPeople, wordClass } from '../language/word-classes.ts'
import type { Match } from './match.ts'

const oneOrMuch = wordClass(indefiniteArticles, 'this that each every another much less little')
const many = wordClass('these those many few fewer several both')
const singularVerb = wordClass("is was has does isn't wasn't hasn't doesn't")
const pluralVerb = wordClass("are were have do aren't weren't haven't don't")

/** Reports whether a wording for a noun and the words before it no longer fits the words around it. */
export function breaksNoun(said: string, match: Match, sentence: TaggedSentence): boolean {
  if (said === '' || !/^(?:NOUN|PROPN)$/.test(sentence.words[match.to - 1]?.tag ?? '')) return false
  return strandsAdjective(said, match, sentence) || breaksNumber(said, match, sentence)
}

/** "Societal and cultural norms" must not become "societal and customs", because both adjectives need the noun. */
function strandsAdjective(said: string, match: Match, { words }: TaggedSentence): boolean {
  if (words[match.from]?.tag !== 'ADJ' || words[match.from - 2]?.tag !== 'ADJ') return false
  return (
    /^(?:and|or|,)$/.test(words[match.from - 1]?.lower ?? '') &&
    said.split(' ').length !== match.to - match.from
  )
}

/** "Less innovation" must not become "less new ideas", nor "innovation is" become "new ideas is". */
function breaksNumber(said: string, match: Match, { words }: TaggedSentence): boolean {
  const core = words.slice(match.from, match.to).map(({ lower }) => lower)
  const fresh = said.toLowerCase().split(' ')
  const toMany = isPlural(fresh.at(-1) ?? '') && !core.some(isPlural)
  const toOne = isPlural(core.at(-1) ?? '') && !fresh.some(isPlural)
  if (!toMany && !toOne) return false
  const before = words[match.from - 1]?.lower ?? ''
  if ((toMany ? oneOrMuch : many).has(before)) return true
  const next = words[match.to]
  if (!next || words[match.from - 1]?.tag === 'ADP') return false
  if (toOne) return pluralVerb.has(next.lower)
  return singularVerb.has(next.lower) || (next.tag === 'VERB' && /[^s]s$/.test(next.lower))
}

function isPlural(noun: string): boolean {
  if (pluralPeople.has(noun)) return true
  return /(?:[^siu'’]s|ies)$/.test(noun) && !/(?:news|means|series|species)$/.test(noun)
}
