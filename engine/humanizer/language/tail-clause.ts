import { isDeterminer } from './grammar.ts'
import { type MainVerb, mainVerbOf } from './main-verb.ts'
import { hasFiniteVerb, lastFreeComma } from './sentence-shape.ts'
import type { TaggedSentence, Word } from './tagged-text.ts'
import { actTails, basesByGerund, effectTails, furtherActTails, peopleActs } from './verb-classes.ts'
import {
  coordinators,
  familyAndRoles,
  indefinitePronouns,
  nearDemonstratives,
  personPronouns,
  questionWords,
  relativePronouns,
  subjectPronouns,
  subordinators,
  tensedAuxiliaries,
  withEndings,
  wordClass,
} from './word-classes.ts'

const comparisonLeads = wordClass('like as every each rather')
const ingNouns = wordClass(indefinitePronouns, 'during')
const verbAdverbs = wordClass('not never also still even then', /ly$/)
const verbCoordinators = wordClass(coordinators, 'yet ,')

const effects = basesByGerund(effectTails)
const actBases = basesByGerund(actTails, furtherActTails)
const people = basesByGerund(peopleActs)

/** A main clause, a comma, and an -ing clause that runs to the end of the sentence. */
export type TailClause = {
  comma: number
  /** Index of an adverb before the -ing verb, or -1. */
  adverb: number
  verb: number
  base: string
  /** "effect" for an effect of the whole sentence, "act" for an act of its subject. */
  kind: 'effect' | 'act'
  /** A second -ing verb after "and", with its index and base form. */
  twin?: { index: number; base: string }
  main: MainVerb
  /** First word of the main clause, after an opening phrase. */
  from: number
}

/** Returns the -ing clause at the end of a sentence; undefined if there is none or if its verbs are uncertain. */
export function tailClauseOf({ words }: TaggedSentence): TailClause | undefined {
  const comma = lastFreeComma(words)
  if (comma < mainMin) return undefined
  const hasAdverb = words[comma + 1]?.tag === 'ADV' && /ly$/.test(words[comma + 1]?.lower ?? '')
  const verb = comma + (hasAdverb ? 2 : 1)
  const word = words[verb]
  const base = word && baseOf(word.lower)
  if (!word || !base || word.locked || words[verb + 1]?.tag === 'PUNCT' || !words[verb + 1]) return undefined
  if (isSubject(words, verb + 1) || isAttribute(words, comma)) return undefined
  const twin = twinOf(words, verb + 1)
  if (twin === 'unclear') return undefined
  const stop = words.findLastIndex((each, i) => i < comma && /^[;:]$/.test(each.lower))
  const main = mainVerbOf(words, stop + 1, comma)
  if (!main || comma - main.from < mainMin) return undefined
  const acts = [word, ...(twin ? [words[twin.index] as Word] : [])]
  if (acts.some(({ lower }) => isPeopleAct(lower)) && !isPlainAct(words, main, comma)) return undefined
  return {
    comma,
    adverb: hasAdverb ? comma + 1 : -1,
    verb,
    base,
    kind: effects.has(word.lower) ? 'effect' : 'act',
    ...(twin && { twin }),
    main,
    from: main.from,
  }
}

const mainMin = 4

/** "of empty, echoing rooms", "a cold, driving rain": two words for one noun. */
function isAttribute(words: readonly Word[], comma: number): boolean {
  const [before, prior] = [words[comma - 1], words[comma - 2]]
  return before?.tag === 'ADJ' && prior !== undefined && (prior.tag === 'ADP' || isDeterminer(prior))
}

function baseOf(lower: string): string | undefined {
  return effects.get(lower) ?? actBases.get(lower) ?? people.get(lower)
}

function isPeopleAct(lower: string): boolean {
  return people.has(lower) && !effects.has(lower) && !actBases.has(lower)
}

const peopleNouns = wordClass(familyAndRoles, 'child player')
/** After these verbs, the subject of the second action may be what the person perceives. */
const feels = wordClass('felt', withEndings('feel sense imagine', 's d'))
const untold = wordClass('before after once since like - – —', /ing$/)

/** One person and one plain act before the comma: what follows is their next. */
function isPlainAct(words: readonly Word[], { from, index, clauseForm }: MainVerb, comma: number): boolean {
  if (!clauseForm || feels.has(words[index]?.lower)) return false
  const subject = words.slice(from, index).filter(({ tag }) => !/^(?:ADV|AUX|CCONJ)$/.test(tag))
  const last = subject.at(-1)
  if (!last || !isPerson(last, subject.length)) return false
  const rest = words.slice(index + 1, comma)
  if (rest[0]?.lower === 'to' || rest.some(({ lower }) => untold.has(lower))) return false
  if (comparisonLeads.has(words[comma + 2]?.lower)) return false
  const and = rest.findIndex(({ lower }) => lower === 'and')
  if (and !== -1 && words[comma + 2]?.lower === 'and') return false
  return and === -1 || !hasFiniteVerb(rest, and + 1, rest.length)
}

function isPerson(last: Word, size: number): boolean {
  if (personPronouns.has(last.lower)) return size === 1
  return size < 3 && (peopleNouns.has(last.lower) || last.tag === 'PROPN')
}

const tensed = wordClass(tensedAuxiliaries).without('have do')
const opensClause = wordClass(
  coordinators,
  nearDemonstratives,
  questionWords,
  relativePronouns,
  subjectPronouns,
  subordinators,
  'so there',
).without('unless since once')

/** "…, adding a strap would help": the -ing words are the subject of a verb of their own. */
function isSubject(words: readonly Word[], from: number): boolean {
  const verb = words.findIndex((word, i) => i > from && tensed.has(word.lower))
  return (
    verb !== -1 &&
    !words.slice(from, verb).some((word) => opensClause.has(word.lower) || /'/.test(word.lower))
  )
}

/** "reducing costs and raising pay": finds one further known -ing verb after "and". */
function twinOf(words: readonly Word[], from: number): TailClause['twin'] | 'unclear' {
  const found: { index: number; base: string }[] = []
  for (let i = from; i < words.length; i++) {
    const word = words[i] as Word
    if (!/ing$/.test(word.lower)) continue
    if (ingNouns.has(word.lower)) continue
    let prior = i - 1
    while (verbAdverbs.has(words[prior]?.lower)) prior--
    if (!verbCoordinators.has(words[prior]?.lower)) continue
    const base = baseOf(word.lower)
    if (words[i - 1]?.lower !== 'and' || !base || word.locked || isObject(words, from, i)) return 'unclear'
    found.push({ index: i, base })
  }
  if (found.length > 1) return 'unclear'
  return found[0]
}

/** "of reading and writing", "from focusing on some and neglecting others": the second belongs to the first, not to the tail. */
function isObject(words: readonly Word[], from: number, index: number): boolean {
  const next = words[index + 1]
  if (!next || next.tag === 'PUNCT' || next.tag === 'CCONJ') return true
  return words.slice(from, index - 1).some((word) => /ing$/.test(word.lower) && word.tag !== 'NOUN')
}
