import { isDeterminer } from './grammar.ts'
import type { VerbForm } from './inflect.ts'
import { irregularVerbs } from './irregular-verbs.ts'
import { commasOf } from './sentence-shape.ts'
import type { Word } from './tagged-text.ts'
import {
  andBut,
  andOr,
  bareVerbPronouns,
  coordinators,
  modals,
  negativePronouns,
  negatives,
  placePrepositions,
  pluralPeople,
  quantifiers,
  relatives,
  whenWhile,
  withEndings,
  wordClass,
} from './word-classes.ts'

const ambiguousParticiples = wordClass('come become run overcome')
const pluralSubjects = wordClass(bareVerbPronouns, quantifiers, 'these those others')
const reducedParticiples =
  wordClass(`based rooted grounded modeled related linked tied aimed designed intended associated compared
    equipped filled faced paired coupled`)
const reducedPrepositions = wordClass(placePrepositions, 'upon to for with after')
const clauseBounds = wordClass(coordinators, relatives, 'where when if because ,')

/** The verb with a tense of a clause, and what a second verb beside it would have to look like. */
export type MainVerb = {
  index: number
  /** The form of a second verb that shares subject and tense: "has built and opened", "can build and open". */
  form: VerbForm
  /** The form of a verb whose subject is the whole clause: "…, which opens". Undefined after a modal verb. */
  clauseForm?: 's' | 'past'
  voice: 'active' | 'passive' | 'copula' | 'progressive'
  negated: boolean
  /** First word of the subject. */
  from: number
}

const modalVerbs = wordClass(modals, 'shall')
const beForms: Record<string, 's' | 'past'> = { is: 's', are: 's', am: 's', was: 'past', were: 'past' }
const haveForms: Record<string, 's' | 'past'> = { has: 's', have: 's', had: 'past' }
const doForms: Record<string, VerbForm> = { does: 's', do: 'base', did: 'past' }
const linking = wordClass('became felt', withEndings('seem appear become remain feel look stay', 's ed'))
const unclear = wordClass(
  "it's he's she's that's there's here's what's who's let's cannot",
  /n't$/,
  /'(?:re|ve|ll|d|m)$/,
)
/** Before a verb they deny it, before a subject they deny the whole: what follows would be denied too. */
const denial = wordClass(negativePronouns, negatives, 'hardly few little neither nor')

const pasts = new Set([...irregularVerbs].map(([, [past]]) => past))
const participles = new Set([...irregularVerbs].map(([, [, participle]]) => participle))
const same = new Set([...irregularVerbs].flatMap(([base, [past]]) => (past === base ? [base] : [])))

const joints = wordClass(relatives, whenWhile, 'where if because although whether what how')

/**
 * Returns the main verb of the clause `[from, to)`, after an opening phrase if there is one; undefined if it is
 * uncertain.
 */
export function mainVerbOf(words: readonly Word[], from: number, to: number): MainVerb | undefined {
  let start = from
  for (let i = from; i < to; i++) {
    const word = words[i] as Word
    if (word.lower === ',') start = i + 1
    else if (i === start && andBut.has(word.lower)) continue
    else if (joints.has(word.lower))
      return i === from && word.lower !== 'that' ? skipClause(words, i, to) : undefined
    else {
      const main = verbAt(words, i, to)
      if (main === 'unclear') return undefined
      if (main) return withSubject(words, main, from, i === start ? asideBefore(words, from, i) : start, to)
    }
  }
  return undefined
}

function withSubject(
  words: readonly Word[],
  main: Found,
  from: number,
  start: number | undefined,
  to: number,
): MainVerb | undefined {
  if (start === undefined || start === main.index) return undefined
  const subject = words.slice(start, main.index)
  if (subject.some((word) => word.lower === 'or')) return undefined
  const negated = words
    .slice(from, to)
    .some((word, i, all) => denial.has(word.lower) && !(word.lower === 'not' && all[i + 1]?.lower === 'only'))
  return { ...main, negated: negated || main.negated || /^only$/.test(subject[0]?.lower ?? ''), from: start }
}

/** "This feature, as shown here, helps": one aside between subject and verb, and no verb before it. */
function asideBefore(words: readonly Word[], from: number, verb: number): number | undefined {
  const commas = commasOf(words, from, verb)
  const [open, close] = commas
  if (open === undefined || commas.length !== 2 || close !== verb - 1 || open === from) return undefined
  const isOpener =
    /^(?:ADP|ADV|SCONJ)$/.test(words[from]?.tag ?? '') || /ly$|ing$/.test(words[from]?.lower ?? '')
  const lists = words.slice(open, close).some((word) => andOr.has(word.lower))
  return isOpener || (lists && close - open < 4) ? undefined : from
}

/** "When it opened, the museum drew …": the main clause starts after the comma. */
function skipClause(words: readonly Word[], index: number, to: number): MainVerb | undefined {
  const comma = words.findIndex((word, i) => i > index && i < to && word.lower === ',')
  return comma === -1 ? undefined : mainVerbOf(words, comma + 1, to)
}

type Found = Omit<MainVerb, 'from'>

function verbAt(words: readonly Word[], index: number, to: number): Found | 'unclear' | undefined {
  const word = words[index] as Word
  const { lower } = word
  if (unclear.has(lower)) return 'unclear'
  if (modalVerbs.has(lower) && word.tag !== 'PROPN') {
    const isPerfect = words[afterAdverbs(words, index + 1)]?.lower === 'have'
    const form = isPerfect ? 'participle' : 'base'
    return { index, form, voice: voiceAfter(words, index, to), negated: false }
  }
  const be = beForms[lower]
  if (be)
    return {
      index,
      form: be === 'past' ? 'past' : lower === 'is' ? 's' : 'base',
      clauseForm: be,
      voice: afterBe(words, index + 1, to),
      negated: false,
    }
  const have = haveForms[lower]
  if (have && words[index - 1]?.lower === 'to') return undefined
  if (have) {
    const next = afterAdverbs(words, index + 1)
    const isPerfect = isParticiple(words[next]) && next < to
    return {
      index,
      form: isPerfect ? 'participle' : lower === 'has' ? 's' : lower === 'had' ? 'past' : 'base',
      ...(!isPerfect && { clauseForm: have }),
      voice: words[next]?.lower === 'been' ? afterBe(words, next + 1, to) : 'active',
      negated: false,
    }
  }
  const done = doForms[lower]
  if (done && words[index + 1]?.tag !== 'DET')
    return { index, form: done, clauseForm: done === 'past' ? 'past' : 's', voice: 'active', negated: true }
  if (isHiddenVerb(words, index, to))
    return { index, form: 's', clauseForm: 's', voice: 'active', negated: false }
  if (word.tag !== 'VERB' || /ing$/.test(lower) || words[index - 1]?.lower === 'to') return undefined
  return plainVerb(words, index, to)
}

/**
 * "The college addresses the gap": the tagger took the verb for a plural noun; the noun before and the article after
 * show that it is a verb.
 */
function isHiddenVerb(words: readonly Word[], index: number, to: number): boolean {
  const [prior, word, next] = [words[index - 1], words[index] as Word, words[index + 1]]
  if (word.tag !== 'NOUN' || !/[^s]s$/.test(word.lower) || !prior || !next) return false
  if (!/^(?:NOUN|PROPN)$/.test(prior.tag) || /s$/.test(prior.lower) || /['’]s?$/.test(prior.lower))
    return false
  return (isDeterminer(next) || /^(?:them|it|us)$/.test(next.lower)) && !hasLaterVerb(words, index + 1, to)
}

function plainVerb(words: readonly Word[], index: number, to: number): Found | 'unclear' | undefined {
  const word = words[index] as Word
  const { lower } = word
  const prior = words[lastBeforeAdverbs(words, index - 1)]
  const voice = linking.has(lower) ? 'copula' : 'active'
  if (same.has(lower)) return 'unclear'
  const isPast = (/ed$/.test(lower) && !/eed$/.test(lower)) || pasts.has(lower)
  if (isPast || (participles.has(lower) && !ambiguousParticiples.has(lower))) {
    if (!pasts.has(lower) && !/ed$/.test(lower)) return prior?.tag === 'NOUN' ? undefined : 'unclear'
    if (prior && (/^(?:DET|ADJ|ADP|VERB)$/.test(prior.tag) || isDeterminer(prior))) return undefined
    if (lower.includes('-')) return undefined
    if (
      prior?.tag === 'NOUN' &&
      /[^s]s$/.test(words[index - 2]?.lower ?? '') &&
      words[index + 1]?.tag === 'NOUN'
    )
      return 'unclear'
    if (prior?.tag !== 'PRON' && hasLaterVerb(words, index + 1, to)) return undefined
    if (prior?.tag === 'NOUN' && (words[index + 1]?.lower === 'by' || isReduced(words, index)))
      return 'unclear'
    return { index, form: 'past', clauseForm: 'past', voice, negated: false }
  }
  if (/[^s]s$/.test(lower) && lower !== 'focus') {
    if (prior && /^(?:DET|ADJ)$/.test(prior.tag)) return undefined
    return { index, form: 's', clauseForm: 's', voice, negated: false }
  }
  const plural =
    prior &&
    ((/^(?:NOUN|PROPN)$/.test(prior.tag) && (/[^s]s$/.test(prior.lower) || pluralPeople.has(prior.lower))) ||
      pluralSubjects.has(prior.lower))
  if (!plural) return prior && /^(?:DET|ADJ|ADP)$/.test(prior.tag) ? undefined : 'unclear'
  return { index, form: 'base', clauseForm: 's', voice, negated: false }
}

/** "forces creators into a calculation based on estimates": no verb with a tense. */
function isReduced(words: readonly Word[], index: number): boolean {
  return reducedParticiples.has(words[index]?.lower) && reducedPrepositions.has(words[index + 1]?.lower)
}

/** "A license granted today becomes obsolete": the first verb is no more than a participle. */
function hasLaterVerb(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const word = words[i] as Word
    if (clauseBounds.has(word.lower)) return false
    if (modalVerbs.has(word.lower) || beForms[word.lower] || haveForms[word.lower]) return true
    if (word.tag === 'VERB' && !/ing$/.test(word.lower) && words[i - 1]?.lower !== 'to') return true
  }
  return false
}

function afterAdverbs(words: readonly Word[], from: number): number {
  let at = from
  while (words[at]?.tag === 'ADV' || words[at]?.lower === 'not') at++
  return at
}

function lastBeforeAdverbs(words: readonly Word[], from: number): number {
  let at = from
  while (at > 0 && words[at]?.tag === 'ADV') at--
  return at
}

function isParticiple(word: Word | undefined): boolean {
  return (
    word !== undefined && (/ed$/.test(word.lower) || participles.has(word.lower) || word.lower === 'been')
  )
}

function afterBe(words: readonly Word[], from: number, to: number): MainVerb['voice'] {
  const at = afterAdverbs(words, from)
  const word = words[at]
  if (!word || at >= to) return 'copula'
  if (/ing$/.test(word.lower) && word.tag === 'VERB') return 'progressive'
  return isParticiple(word) && word.tag !== 'NOUN' ? 'passive' : 'copula'
}

function voiceAfter(words: readonly Word[], modal: number, to: number): MainVerb['voice'] {
  const at = afterAdverbs(words, modal + 1)
  if (words[at]?.lower === 'be') return afterBe(words, at + 1, to)
  if (words[at]?.lower === 'have')
    return words[at + 1]?.lower === 'been' ? afterBe(words, at + 2, to) : 'active'
  return linking.has(words[at]?.lower) ? 'copula' : 'active'
}
