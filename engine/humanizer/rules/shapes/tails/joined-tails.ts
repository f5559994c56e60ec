import { clausesOf } from '../../../language/clauses.ts'
import { inflectVerb } from '../../../language/inflect.ts'
import type { MainVerb } from '../../../language/main-verb.ts'
import { isOpenSentence } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import type { TailClause } from '../../../language/tail-clause.ts'
import {
  andOr,
  concessives,
  conditionals,
  coordinators,
  objectPronouns,
  openQuestions,
  personPronouns,
  reflexives,
  relatives,
  whenWhile,
  withEndings,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { turned } from '../shape-change.ts'

const verbLeads = wordClass('will would can could to should must')
const gerundLeads =
  wordClass(`myself yourself himself herself itself of about like include includes included involve involves
    involved mean means meant`)
const movedPeople = wordClass(objectPronouns, 'you people students')
const backPointers = wordClass(reflexives, 'her him')
const purposeNouns = wordClass('aim goal purpose objective focus idea key')

const subordinate = wordClass(
  '- – —',
  withEndings(
    wordClass(
      concessives,
      conditionals,
      openQuestions,
      relatives,
      whenWhile,
      'whose where because as until than without said says',
    ),
    "'s 're 've 'd 'll",
  ),
)
const personal = wordClass(personPronouns).without('they')
/** The subject of these verbs is the event, not the subject of the sentence. */
const eventsOnly = wordClass('mean necessitate prompt require result suggest indicate')
/** "He portrays a soldier, seeking revenge": it is the soldier who does. */
const shows = wordClass(
  'saw found caught heard met',
  /^(?:(?:portray|play|depict|see|describe|show|find|catch|watch|hear|meet|feature|follow|spot(?:t(?=ed))?)(?:s|e?d|ing)?)$/,
)
/** "It urges them to look, adhering to …": the tail belongs to the second verb. */
const moves = wordClass(
  'told taught led',
  withEndings(
    `urge encourage allow enable help inspire ask tell force invite teach lead cause motivate push
    require permit want expect`,
    's d ed',
  ),
)
/** Longer main clauses keep the comma, or the second verb would be read with a nearer one. */
const lightMax = 12

const label = {
  rule: 'joined-tails',
  reason: reasonOf('tail-as-second-verb'),
  gain: 1.7,
}

/**
 * "She slowed her pace, peering into …" -> "She slowed her pace and peered into …". Only an act of a person: an effect,
 * or an act of a thing, becomes another claim when "and" joins it.
 */
export const joinedTails: Rule = {
  name: 'joined-tails',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (!isOpenSentence(sentence, text)) return []
    const tail = clausesOf(sentence).tail
    if (!tail || !isJoinable(sentence.words, tail)) return []
    return join(sentence, text, tail)
  },
}

function isJoinable(words: readonly Word[], { main, comma, kind, base, verb }: TailClause): boolean {
  if (kind !== 'act' || !isPersonal(words, main)) return false
  if (main.negated || /^(?:passive|progressive)$/.test(main.voice)) return false
  const rest = words.slice(main.index + 1, comma)
  if (isSomewhere(rest, main)) return false
  if (rest.some((word) => subordinate.has(word.lower) || word.lower === ',')) return false
  const and = rest.findIndex((word) => coordinators.has(word.lower))
  if (and !== -1 && /^(?:VERB|AUX|ADV)$/.test(rest[and + 1]?.tag ?? '')) return false
  if (/^(?:lead|contribute|reflect)$/.test(base)) return false
  if (isListed(words, verb)) return false
  if (eventsOnly.has(base) || /^(?:may|might)$/.test(words[main.index]?.lower ?? '')) return false
  if (main.form === 'participle' && main.voice !== 'active') return false
  if (rest.slice(0, 5).some(({ lower }) => lower === 'like')) return false
  if (rest.some(({ lower }) => lower === 'to') && moves.has(words[main.index]?.lower)) return false
  if (movesObject(rest) || showsObject(words, main)) return false
  return !holdsGerund(rest) && !looksBack(words, main, words[verb + 1]?.lower ?? '')
}

function isPersonal(words: readonly Word[], { from }: MainVerb): boolean {
  return personPronouns.has(words[from]?.lower)
}

/** "the art, testing and publishing departments": no verbs, but more of a list. */
function isListed(words: readonly Word[], verb: number): boolean {
  return (
    /^(?:and|or|,)$/.test(words[verb + 1]?.lower ?? '') &&
    /^(?:NOUN|VERB|ADJ)$/.test(words[verb + 2]?.tag ?? '')
  )
}

/** "He was up a ladder, painting the wall": what he was at while there, not what he did next. */
function isSomewhere(rest: readonly Word[], { voice, clauseForm }: MainVerb): boolean {
  return voice === 'copula' && clauseForm === 'past' && /^(?:ADP|ADV)$/.test(rest[0]?.tag ?? '')
}

function showsObject(words: readonly Word[], { index }: MainVerb): boolean {
  const verb = verbLeads.has(words[index]?.lower) ? index + 1 : index
  return shows.has(words[verb]?.lower)
}

/** "I dream of starting a firm, creating …", "It ends in drivers turning back, blocking …": the tail belongs to that verb. */
function holdsGerund(rest: readonly Word[]): boolean {
  return rest.some((word, i) => {
    const prior = rest[i - 1]
    if (!/ing$/.test(word.lower) || word.tag !== 'VERB' || !prior) return false
    return prior.tag === 'NOUN' || gerundLeads.has(prior.lower)
  })
}

/** "She inspired me to work, earning …": it may be the other one who earns. */
function movesObject(rest: readonly Word[]): boolean {
  return rest.some((word, i) => rest[i + 1]?.lower === 'to' && movedPeople.has(word.lower))
}

/** "She sold a million records and made her famous": after "and" the pronoun would mean another person. */
function looksBack(words: readonly Word[], { from, index }: MainVerb, object: string): boolean {
  const subject = words[from]?.lower ?? ''
  if (backPointers.has(object)) return true
  if (/^(?:me|us|you)$/.test(object)) return /^(?:i|we|you)$/.test(subject)
  if (words.slice(from, Math.min(index, from + 3)).some((word) => purposeNouns.has(word.lower))) return true
  return /^(?:it|them)$/.test(object) && !personal.has(subject)
}

function join(sentence: TaggedSentence, text: TaggedText, tail: TailClause): Proposal[] {
  const { words } = sentence
  const mark = words[tail.comma] as Word
  const verb = words[tail.verb] as Word
  if (text.cover.subarray(mark.start, verb.end).includes(1)) return []
  const { form } = tail.main
  const rest = words.slice(tail.main.index + 1, tail.comma)
  const light = tail.comma - tail.main.from <= lightMax && !rest.some((word) => andOr.has(word.lower))
  const adverb = tail.adverb === -1 ? '' : ` ${(words[tail.adverb] as Word).text}`
  const twin = tail.twin && (words[tail.twin.index] as Word)
  if (twin && text.cover.subarray(twin.start, twin.end).includes(1)) return []
  const second = twin
    ? [{ start: twin.start, end: twin.end, after: inflectVerb(tail.twin?.base ?? '', form) }]
    : []
  const after = `${light ? '' : ','} and${adverb} ${inflectVerb(tail.base, form)}`
  return [turned(label, [{ start: mark.start, end: verb.end, after }, ...second])]
}
