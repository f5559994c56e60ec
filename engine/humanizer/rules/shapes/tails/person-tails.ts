import { inflectVerb } from '../../../language/inflect.ts'
import { type MainVerb, mainVerbOf } from '../../../language/main-verb.ts'
import {
  afterSpeech,
  hasFiniteVerb,
  lastFreeComma,
  sizeOf,
  upperFirst,
} from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  actTails,
  basesByGerund,
  furtherPersonActs,
  peopleActs,
  personStates,
} from '../../../language/verb-classes.ts'
import {
  andOr,
  familyAndRoles,
  indefinitePronouns,
  objectPronouns,
  personPronounsExceptYou,
  pluralPeople,
  questionWords,
  relatives,
  sequenceCoordinators,
  subordinators,
  withEndings,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

/** Their -ing form names the result of the sentence more often than a second act. */
const resultVerbs = wordClass('earn win give make cost land bring buy get')
const ingNouns = wordClass(indefinitePronouns, 'during morning evening')

const acts = basesByGerund(actTails, peopleActs, furtherPersonActs)
const states = basesByGerund(personStates)
const bases: ReadonlySet<string> = new Set([...acts.values(), ...states.values()])
const tailMin = 3
const tailMax = 22
const mainMin = 2
/** A longer main clause takes a full stop and no "and". */
const joinedMax = 12

/** "She swallowed hard, looking down at the bodies." -> "She swallowed hard. She looked down at the bodies." */
export const personTails: Rule = {
  name: 'person-tails',
  mode: 'strong',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    const from = afterSpeech(sentence, text)
    if (from === undefined) return []
    const tail = tailOf(words, from, text)
    return tail ? wordings(sentence, text, tail) : []
  },
}

type Tail = {
  comma: number
  verb: number
  base: string
  isState: boolean
  twin?: { index: number; base: string }
  main: MainVerb
  subject: string
}

function tailOf(words: readonly Word[], from: number, text: TaggedText): Tail | undefined {
  const comma = lastFreeComma(words)
  const size = words.length - 2 - comma
  if (comma - from < mainMin || size < tailMin || size > tailMax) return undefined
  const verb = /ly$/.test(words[comma + 1]?.lower ?? '') ? comma + 2 : comma + 1
  const [word, next] = [words[verb], words[verb + 1]]
  if (!word || !next || word.locked || word.tag !== 'VERB' || next.tag === 'PUNCT') return undefined
  const base = states.get(word.lower) ?? acts.get(word.lower)
  const twin = twinOf(words, verb + 1)
  if (!base || twin === 'unclear') return undefined
  const main = mainVerbOf(words, from, comma)
  if (main?.form === 'base' && !bases.has(words[main.index]?.lower ?? '')) return undefined
  const subject = main && personOf(words, main, text)
  if (!main || !subject || !isOneDoer(words, main, comma, subject)) return undefined
  if (pointsElsewhere(next, subject) || resultVerbs.has(base)) return undefined
  if (isDoneByObject(words, main, comma, next)) return undefined
  if (base === 'add' || (base === 'lead' && next.lower === 'to')) return undefined
  return { comma, verb, base, isState: states.has(word.lower), ...(twin && { twin }), main, subject }
}

const named = wordClass(
  familyAndRoles,
  `friends researchers authors scientists critics officials residents workers protesters fans
    visitors users farmers leaders experts supporters opponents families parents police lawyers
    engineers teams developers companies artists politicians senator president minister judge court`,
)

/** Returns the pronoun if it is the whole subject, or the last word of a short name for a person. */
function personOf(
  words: readonly Word[],
  { from, index, voice, negated }: MainVerb,
  { text }: TaggedText,
): string | undefined {
  if (negated || voice !== 'active') return undefined
  const subject = words.slice(from, index).filter(({ tag, lower }) => tag !== 'ADV' && lower !== 'and')
  const last = subject.at(-1)
  if (!last) return undefined
  if (personPronounsExceptYou.has(last.lower)) return subject.length === 1 ? last.text : undefined
  const isShort = subject.length < 5 && subject.every(({ tag }) => /^(?:DET|ADJ|NOUN|PROPN|PRON)$/.test(tag))
  const isName = last.tag === 'PROPN' && (subject.length > 1 || isNamedInside(last.text, text))
  return isShort && (isName || named.has(last.lower)) ? last.text : undefined
}

/** A word with its capital inside a sentence too: a name, and no common word that opens one. */
function isNamedInside(name: string, text: string): boolean {
  for (let at = text.indexOf(` ${name}`); at !== -1; at = text.indexOf(` ${name}`, at + 1)) {
    if (/[a-z,]/.test(text.charAt(at - 1))) return true
  }
  return false
}

const perceives =
  wordClass(`see sees saw find finds found catch catches caught hear hears heard meet meets met watch
    watches watched spot spots spotted imagine imagines imagined notice notices noticed picture
    pictured play plays played portray portrays portrayed depict depicts depicted`)
/** After these verbs, another person performs the second action. */
const orders = withEndings(
  `ask tell told urge order invite allow help let make made force beg teach taught encourage
    expect want require enable cause advise warn remind get got`,
  's d ed',
)
const clauses = wordClass(questionWords, relatives, subordinators, 'whose without like but or so').without(
  'since once',
)
const people = wordClass(
  objectPronouns,
  pluralPeople,
  `you man woman boy girl child mother father sister brother friend friends stranger figure crowd
    guard guards students others someone somebody everyone`,
)

/** Reports whether the clause is plain and names no other person who could perform the second action. */
function isOneDoer(words: readonly Word[], main: MainVerb, comma: number, subject: string): boolean {
  const rest = words.slice(main.index + 1, comma)
  if (rest.some(({ lower }) => clauses.has(lower) || lower === ',')) return false
  if (rest.some(({ lower, tag }) => tag === 'VERB' && /ing$/.test(lower))) return false
  if (orders.has(words[main.index]?.lower) && rest.some(({ lower, tag }) => lower === 'to' || tag === 'VERB'))
    return false
  const and = rest.findIndex(({ lower }) => lower === 'and')
  const finite = rest.findIndex((_word, i) => hasFiniteVerb(rest, i, i + 1))
  if (finite !== -1 && !(and !== -1 && finite > and && finite <= and + 2)) return false
  if (perceives.has(words[main.index]?.lower))
    return !rest.some(({ tag, lower }) => tag === 'PROPN' || people.has(lower))
  const last = rest.at(-1)
  return (
    !last || subject === last.text || !(people.has(last.lower) || last.tag === 'PROPN') || rest.length < 3
  )
}

/** "He won the race, earning him a medal": after a subject of its own, the pronoun would mean another person. */
function pointsElsewhere(next: Word, subject: string): boolean {
  const own: Record<string, string> = { i: 'me', we: 'us', he: 'him', she: 'her', they: 'them' }
  return next.lower === own[subject.toLowerCase()] && next.lower !== 'her'
}

/** "He sent a wave through the air, knocking them down": the thing may be what acts on the others. */
function isDoneByObject(words: readonly Word[], main: MainVerb, comma: number, next: Word): boolean {
  const hasObject = words
    .slice(main.index + 1, Math.min(main.index + 4, comma))
    .some(({ tag }) => tag === 'NOUN')
  const follows = /^(?:DET|NOUN|ADJ)$/.test(words[main.index + 1]?.tag ?? '')
  return follows && hasObject && objectPronouns.has(next.lower)
}

/** Finds a second known -ing verb after "and". */
function twinOf(words: readonly Word[], from: number): Tail['twin'] | 'unclear' {
  const found: { index: number; base: string }[] = []
  for (let i = from; i < words.length; i++) {
    const word = words[i] as Word
    if (!/ing$/.test(word.lower) || ingNouns.has(word.lower)) continue
    if (!sequenceCoordinators.has(words[i - 1]?.lower)) continue
    const base = acts.get(word.lower) ?? states.get(word.lower)
    const holdsGerund = words.slice(from, i).some(({ lower, tag }) => /ing$/.test(lower) && tag === 'VERB')
    if (words[i - 1]?.lower !== 'and' || !base || word.locked || holdsGerund) return 'unclear'
    if (!/^(?:DET|PRON|ADP|PROPN|PART)$/.test(words[i + 1]?.tag ?? 'PUNCT')) return 'unclear'
    found.push({ index: i, base })
  }
  return found.length > 1 ? 'unclear' : found[0]
}

function wordings(sentence: TaggedSentence, text: TaggedText, tail: Tail): Proposal[] {
  const { words } = sentence
  const { comma, verb, main } = tail
  const [mark, word] = [words[comma] as Word, words[verb] as Word]
  const twin = tail.twin && (words[tail.twin.index] as Word)
  if (text.cover.subarray(mark.start, word.end).includes(1) || twin?.locked) return []
  const adverb = verb - comma === 2 ? `${(words[comma + 1] as Word).text} ` : ''
  const rest = twin
    ? [{ start: twin.start, end: twin.end, after: inflectVerb(tail.twin?.base ?? '', main.form) }]
    : []
  const said = `${adverb}${inflectVerb(tail.base, main.form)}`
  const sizes = [sizeOf(words.slice(0, comma)), sizeOf(words.slice(comma)) + 1]
  const wording = (gain: number, after: string, shape: Proposal['shape']): Proposal => ({
    rule: 'person-tails',
    reason: reasonOf('tail-with-tense'),
    gain,
    inserted: '',
    ...(shape && { shape }),
    parts: [{ start: mark.start, end: word.end, after: `${after} ${said}` }, ...rest],
  })
  const hasAnd = words.slice(main.index, comma).some(({ lower }) => andOr.has(lower))
  const isLight = comma - main.from <= joinedMax && !hasAnd && !tail.isState
  const mayCut = main.clauseForm && personPronounsExceptYou.has(tail.subject.toLowerCase())
  return [
    ...(!mayCut || opensAlike(sentence, text, tail.subject)
      ? []
      : [wording(1.6, `. ${upperFirst(tail.subject)}`, { before: [sizeOf(words)], after: sizes })]),
    ...(isLight ? [wording(1.6, ' and', { before: [], after: [] })] : []),
  ]
}

/** Reports whether the next sentence starts with the same pronoun: two in a row would sound like a list. */
function opensAlike(
  { index, paragraph }: TaggedSentence,
  { sentences }: TaggedText,
  subject: string,
): boolean {
  const next = sentences[index + 1]
  return next?.paragraph === paragraph && next.words[0]?.lower === subject.toLowerCase()
}
