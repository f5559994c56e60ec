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
  placePrepositions,
  reflexives,
  relatives,
  whenWhile,
  withEndings,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { type Label, turned } from '../shape-change.ts'

const emptySubjects = wordClass('it this that there')
const verbLeads = wordClass('will would can could to should must')
const turnedPrepositions = wordClass(placePrepositions, 'to among')
const gerundLeads =
  wordClass(`myself yourself himself herself itself of about like include includes included involve involves
    involved mean means meant`)
const movedPeople = wordClass(objectPronouns, 'you people students')
const backPointers = wordClass(reflexives, 'her him')
const purposeNouns = wordClass('aim goal purpose objective focus idea key')
const addingVerbs = withEndings('add complement', 's ed')

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
/** "They extract more from it, leading to better results": people lead to nothing. */
const leaders = wordClass(personPronouns, 'people men women', /(?:ers|ors|ists)$/)
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

const andLabel = {
  rule: 'joined-tails',
  reason: 'A trailing -ing clause, made the second verb of its sentence.',
  gain: 1.7,
}

/** Verbs of consequences of the main verb: "cuts costs and so lowers prices". */
const brought =
  wordClass(`accelerate allow boost cut deepen delay diminish discourage disrupt ease eliminate enable
    ensure erode force increase improve keep leave limit lower maximize minimize preserve prevent
    protect raise reduce restrict save speed strengthen undermine weaken`)
const soLabel = { ...andLabel, gain: 1.75, inserted: ',and-so' }

/** "The book tells of two sisters, offering a view of …" -> "The book tells of two sisters and offers a view of …" */
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
  if (
    main.negated ||
    /^(?:passive|progressive)$/.test(main.voice) ||
    (main.voice === 'copula' && kind === 'effect')
  )
    return false
  const rest = words.slice(main.index + 1, comma)
  if (isSomewhere(rest, main) || isTurned(words, main)) return false
  if (rest.some((word) => subordinate.has(word.lower) || word.lower === ',')) return false
  const and = rest.findIndex((word) => coordinators.has(word.lower))
  if (and !== -1 && /^(?:VERB|AUX|ADV)$/.test(rest[and + 1]?.tag ?? '')) return false
  if (/^(?:lead|contribute|reflect)$/.test(base) && isSomebody(words, main)) return false
  if (main.voice === 'copula' && emptySubjects.has(words[main.from]?.lower) && holdsDoer(rest)) return false
  if (base === 'lead' && words.slice(main.from, main.index).some(({ lower }) => leaders.has(lower)))
    return false
  if (isListed(words, verb)) return false
  if (eventsOnly.has(base) || /^(?:may|might)$/.test(words[main.index]?.lower ?? '')) return false
  if (main.form === 'participle' && main.voice !== 'active') return false
  if (rest.slice(0, 5).some(({ lower }) => lower === 'like')) return false
  if (kind === 'act' && rest.some(({ lower }) => lower === 'to') && moves.has(words[main.index]?.lower))
    return false
  if (kind === 'act' && (movesSomebody(rest) || showsSomebody(words, main))) return false
  return !holdsGerund(rest) && !looksBack(words, main, words[verb + 1]?.lower ?? '')
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

function showsSomebody(words: readonly Word[], { index }: MainVerb): boolean {
  const verb = verbLeads.has(words[index]?.lower) ? index + 1 : index
  return shows.has(words[verb]?.lower)
}

/** "Central to the plan is the hope for peace, …", "At the door stood Kim, …": the tail belongs to the last noun. */
function isTurned(words: readonly Word[], { from }: MainVerb): boolean {
  const [first, second] = [words[from]?.tag, words[from + 1]?.lower ?? '']
  return first === 'ADP' || (/^(?:ADJ|PROPN)$/.test(first ?? '') && turnedPrepositions.has(second))
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
function movesSomebody(rest: readonly Word[]): boolean {
  return rest.some((word, i) => rest[i + 1]?.lower === 'to' && movedPeople.has(word.lower))
}

/** "It was the tale of a man caught in a loop, seeking …": the tail belongs to him. */
function holdsDoer(rest: readonly Word[]): boolean {
  return rest.some(({ tag }, i) => tag === 'VERB' && /^(?:NOUN|ADJ|PROPN)$/.test(rest[i - 1]?.tag ?? ''))
}

/** "We can cut costs, leading to lower prices": it is what they do that leads there, or reflects something. */
function isSomebody(words: readonly Word[], { from, index }: MainVerb): boolean {
  return words
    .slice(from, index)
    .some(({ lower, tag }) => personal.has(lower) || lower === 'they' || tag === 'PROPN')
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
  const wording = (label: Label, and: string) => {
    const after = `${light ? '' : ','} ${and}${adverb} ${inflectVerb(tail.base, form)}`
    return turned(label, [{ start: mark.start, end: verb.end, after }, ...second])
  }
  const isSure =
    tail.kind === 'effect' &&
    brought.has(tail.base) &&
    !addingVerbs.has(words[tail.main.index]?.lower) &&
    adverb === '' &&
    !/sel(?:f|ves)$/.test(words[tail.verb + 1]?.lower ?? '')
  return [wording(andLabel, 'and'), ...(isSure ? [wording(soLabel, 'and so')] : [])]
}
