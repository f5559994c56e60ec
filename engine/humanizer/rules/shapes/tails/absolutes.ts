import { tenseOf } from '../../../language/clause-tense.ts'
import { inflectVerb } from '../../../language/inflect.ts'
import { mainVerbOf } from '../../../language/main-verb.ts'
import { afterSpeech, commasOf, hasFiniteVerb, sizeOf, upperFirst } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import { basesByGerund, stirringVerbs } from '../../../language/verb-classes.ts'
import {
  andBut,
  concessives,
  indefiniteArticles,
  negatives,
  objectPronouns,
  placePrepositions,
  pluralPeople,
  possessives,
  relatives,
  sequenceCoordinators,
  timeLinks,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const ownClauseOpeners = wordClass(relatives, whenWhile, 'as like where with than what how until before')

const bases = basesByGerund(stirringVerbs)
const plurals = wordClass(pluralPeople, 'feet teeth', /[^su]s$/)
const states =
  wordClass(`wide clenched closed crossed fixed folded furrowed glued heavy hoarse hunched intertwined lit
    locked low outstretched pale pinned pressed raised set shut slumped soft steady still tight
    trained twisted unreadable barely hidden lost calm quiet firm dark bright cold full thick raw
    empty`)
const tailMin = 3
const tailMax = 24
const mainMin = 2
/** A longer main clause takes a full stop and no "and". */
const joinedMax = 14

type Absolute = {
  comma: number
  verb: number
  /** The participle's base form; undefined for a state, which needs "was". */
  base?: string
  isPlural: boolean
  twin?: { index: number; base: string }
}

/** '"Where is he?" she said, her voice trembling.' -> '… she said. Her voice trembled.' */
export const absolutes: Rule = {
  name: 'absolutes',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    const from = afterSpeech(sentence, text)
    if (from === undefined) return []
    const found = absolutesOf(words, from)
    const tense = found[0] && tenseBefore(words, from, found[0].comma)
    return found[0] && tense ? wordings(sentence, text, found, tense, from) : []
  },
}

/** One or two at the end of the sentence, in their order. */
function absolutesOf(words: readonly Word[], from: number): Absolute[] {
  const commas = commasOf(words, from)
  const last = commas.pop()
  const second = last === undefined ? undefined : absoluteAt(words, last, words.length - 1)
  if (!second) return []
  const prior = commas.at(-1)
  const first = prior === undefined ? undefined : absoluteAt(words, prior, second.comma)
  if (first) commas.pop()
  if (commas.some((at) => possessives.has(words[at + 1]?.lower) || /ing$/.test(words[at + 1]?.lower ?? '')))
    return []
  return first ? [first, second] : [second]
}

function absoluteAt(words: readonly Word[], comma: number, end: number): Absolute | undefined {
  if (words[comma]?.locked || !possessives.has(words[comma + 1]?.lower)) return undefined
  let at = comma + 2
  while (at < end && /^(?:NOUN|ADJ)$/.test(words[at]?.tag ?? '') && !bases.has(words[at]?.lower ?? '')) at++
  let noun = words[at - 1]
  if (noun?.tag === 'ADJ' && words[at - 2]?.tag === 'NOUN') noun = words[--at - 1]
  if (!noun || at === comma + 2 || at > comma + 4 || noun.tag !== 'NOUN' || /ing$/.test(noun.lower))
    return undefined
  const isPlural = plurals.has(noun.lower)
  const verb = words[at]?.tag === 'ADV' && bases.has(words[at + 1]?.lower ?? '') ? at + 1 : at
  const word = words[verb]
  if (!word || verb >= end || end - comma - 1 < tailMin || end - comma > tailMax) return undefined
  if (words.slice(comma, verb + 1).some(({ locked }) => locked)) return undefined
  const base = bases.get(word.lower)
  const rest = words.slice(verb + 1, end)
  if (!base) return isState(word, rest) ? { comma, verb, isPlural } : undefined
  const twin = twinIn(words, verb + 1, end)
  if (twin === 'unclear' || !isOneClause(rest)) return undefined
  return { comma, verb, base, isPlural, ...(twin && { twin }) }
}

/** "wide with fear", "low and steady", "a low rumble". */
function isState(word: Word, rest: readonly Word[]): boolean {
  const isThing = indefiniteArticles.has(word.lower) && rest.length > 0
  if ((!states.has(word.lower) && !isThing) || hasFiniteVerb(rest, 0, rest.length)) return false
  if (rest.some(({ lower, tag }) => /ing$/.test(lower) && tag === 'VERB')) return false
  const pair = rest[0]?.lower === 'and' && /^(?:ADJ|VERB)$/.test(rest[1]?.tag ?? '')
  return isThing || pair || rest.length === 0 || /^(?:ADP|SCONJ|PART)$/.test(rest[0]?.tag ?? '')
}

/** A verb with a tense needs its own conjunction, or the noun would be the subject of that verb. */
function isOneClause(rest: readonly Word[]): boolean {
  const verb = rest.findIndex((_word, i) => hasFiniteVerb(rest, i, i + 1))
  if (verb === -1) return true
  return rest.slice(0, verb).some(({ lower }) => ownClauseOpeners.has(lower))
}

/** "heaving and shaking": the second participle takes the tense too; undefined where there is none. */
function twinIn(words: readonly Word[], from: number, end: number): Absolute['twin'] | 'unclear' {
  const and = words.findIndex((word, i) => i >= from && i < end && sequenceCoordinators.has(word.lower))
  if (and === -1) return undefined
  const next = words.slice(and + 1, Math.min(end, and + 5)).findIndex((word) => /ing$/.test(word.lower))
  if (next === -1) return possessives.has(words[and + 1]?.lower) ? 'unclear' : undefined
  const base = bases.get(words[and + 1]?.lower ?? '')
  const priorIng = words.slice(from, and).some((word) => /ing$/.test(word.lower))
  return next === 0 && base && words[and]?.lower === 'and' && !priorIng ? { index: and + 1, base } : 'unclear'
}

type Tense = 'past' | 's' | 'progressive past' | 'progressive s'

const noClause = wordClass(
  concessives,
  placePrepositions,
  timeLinks,
  whenWhile,
  'as if because with despite once like',
  /ing$/,
)

/** The tense of the clause before; a clause that depends on another is none. */
function tenseBefore(words: readonly Word[], from: number, comma: number): Tense | undefined {
  if (comma - from < mainMin) return undefined
  const before = words.slice(0, comma).filter(({ lower }) => !negatives.has(lower))
  const start = Math.min(from, before.length)
  const tense = tenseOf(before, start, before.length) ?? speechTense(words, from, comma)
  if (!tense) return undefined
  const form = tense === 'past' ? 'past' : 's'
  if (from > 0 && isSpeaker(words, from, comma)) return form
  if (from > 0) return undefined
  if (noClause.has(words[from]?.lower) && !words.slice(from, comma).some(({ lower }) => lower === ','))
    return undefined
  const main = mainVerbOf(words, from, comma)
  if (main?.clauseForm !== form || namesAnother(words, main.index, comma)) return undefined
  return main.voice === 'progressive' ? `progressive ${form}` : form
}

/** "Ann retorts": short, and the tagger does not know every verb of saying. */
function speechTense(words: readonly Word[], from: number, comma: number): 'past' | 'present' | undefined {
  const verb = words[comma - 1]
  if (from === 0 || comma - from !== 2 || !/^(?:PRON|PROPN)$/.test(words[from]?.tag ?? '')) return undefined
  if (/ed$/.test(verb?.lower ?? '')) return 'past'
  return /[^s]s$/.test(verb?.lower ?? '') ? 'present' : undefined
}

/** "she said", "the guard said", "said Tom". */
function isSpeaker(words: readonly Word[], from: number, comma: number): boolean {
  const tag = words.slice(from, comma)
  if (tag.some(({ lower }) => lower === ',') || !hasFiniteVerb(tag, 0, 4)) return false
  return /^(?:PRON|PROPN|DET|VERB)$/.test(tag[0]?.tag ?? '') && !noClause.has(tag[0]?.lower)
}

function said({ base, isPlural }: Absolute, word: Word, tense: Tense): string {
  if (!base || tense.startsWith('progressive')) {
    const be = tense.endsWith('past') ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is'
    return `${be} ${word.text}`
  }
  return tense === 'past' ? inflectVerb(base, 'past') : inflectVerb(base, isPlural ? 'base' : 's')
}

function wordings(
  { words }: TaggedSentence,
  text: TaggedText,
  found: readonly Absolute[],
  tense: Tense,
  from: number,
): Proposal[] {
  const first = found[0] as Absolute
  const [mark, owner] = [words[first.comma] as Word, words[first.comma + 1] as Word]
  if (text.cover.subarray(mark.start, owner.end).includes(1)) return []
  const verbs = found.flatMap((absolute) => {
    const word = words[absolute.verb] as Word
    const { twin } = absolute
    const second = twin && (words[twin.index] as Word)
    const form = { ...absolute, base: twin?.base ?? '' }
    return [
      { start: word.start, end: word.end, after: said(absolute, word, tense) },
      ...(second && !tense.startsWith('progressive')
        ? [{ start: second.start, end: second.end, after: said(form, second, tense) }]
        : []),
    ]
  })
  const and = found.slice(1).map(({ comma }) => {
    const { end } = words[comma] as Word
    return { start: end, end, after: ' and' }
  })
  const sizes = [sizeOf(words.slice(0, first.comma)), sizeOf(words.slice(first.comma))]
  const wording = (gain: number, after: string, shape: Proposal['shape']): Proposal => ({
    rule: 'absolutes',
    reason: reasonOf('participle-with-tense'),
    gain,
    inserted: '',
    ...(shape && { shape }),
    parts: [{ start: mark.start, end: owner.end, after }, ...verbs, ...and].sort((a, b) => a.start - b.start),
  })
  const cut = { before: [sizeOf(words)], after: sizes }
  const own = wording(1.6, `. ${upperFirst(owner.text)}`, cut)
  const isShort = first.comma - from <= joinedMax && found.length === 1
  const hasAnd = words.slice(from, first.comma).some(({ lower }) => andBut.has(lower))
  return isShort && !hasAnd ? [own, wording(1.5, `, and ${owner.text}`, { before: [], after: [] })] : [own]
}

/** "She steps closer to Ann, her eyes glinting": in a sentence of their own, the eyes could be Ann's. */
function namesAnother(words: readonly Word[], verb: number, comma: number): boolean {
  return words.slice(verb + 1, comma).some(({ lower, tag }) => tag === 'PROPN' || objectPronouns.has(lower))
}
