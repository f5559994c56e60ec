import { isAttributive, isNounHere, isVerbHere, pastOrParticiple } from '../language/grammar.ts'
import { hasOnePast, inflectNoun, inflectVerb, type NounForm, type VerbForm } from '../language/inflect.ts'
import type { TaggedSentence, TaggedText, Word } from '../language/tagged-text.ts'
import { articles } from '../language/word-classes.ts'
import type { Form, Pattern, Piece, Result } from './patterns.ts'

export type Match = {
  pattern: Pattern
  /** Indices of the matched words in the sentence; half-open. */
  from: number
  to: number
  /** For each piece of the core the index of its word, or -1 where an optional one is missing. */
  places: number[]
  verb?: { form: VerbForm; index: number }
  noun?: NounForm
}

export type PatternIndex = Map<string, Pattern[]>

export function indexPatterns(patterns: readonly Pattern[]): PatternIndex {
  const index: PatternIndex = new Map()
  for (const pattern of patterns) {
    for (const surface of pattern.core[0]?.forms?.keys() ?? []) {
      const list = index.get(surface)
      if (list) list.push(pattern)
      else index.set(surface, [pattern])
    }
  }
  return index
}

export function findMatches(index: PatternIndex, sentence: TaggedSentence, text: TaggedText): Match[] {
  const matches: Match[] = []
  for (let i = 0; i < sentence.words.length; i++) {
    for (const pattern of index.get((sentence.words[i] as Word).lower) ?? []) {
      const match = matchAt(pattern, sentence.words, i)
      if (match && isPlain(text, sentence.words, match)) matches.push(match)
    }
  }
  return matches
}

function matchAt(pattern: Pattern, words: readonly Word[], from: number): Match | undefined {
  if (pattern.atStart && words.slice(0, from).some((word) => word.tag !== 'PUNCT')) return undefined
  const match: Match = { pattern, from, to: from, places: [] }
  for (const piece of pattern.core) {
    const form = formAt(piece, words, match.to)
    if (!form) {
      if (!piece.optional) return undefined
      match.places.push(-1)
      continue
    }
    if ('verb' in form && !match.verb) match.verb = { form: form.verb, index: match.to }
    if ('noun' in form && !match.noun) match.noun = form.noun
    match.places.push(match.to)
    match.to++
  }
  return hasSurroundings(pattern, words, match) ? match : undefined
}

function hasSurroundings(pattern: Pattern, words: readonly Word[], match: Match): boolean {
  let at = match.from - 1
  for (let i = pattern.before.length - 1; i >= 0; i--) {
    const piece = pattern.before[i] as Piece
    const isNearby = piece.kind === 'near'
    const found = isNearby ? stoodBefore(piece, words, match.from) : formAt(piece, words, at) !== undefined
    if (found === piece.negative && !piece.optional) return false
    if (found || !piece.optional) at -= piece.negative || isNearby ? 0 : 1
  }
  at = match.to
  for (const piece of pattern.after) {
    const isNearby = piece.kind === 'near'
    const found = formAt(piece, words, isNearby ? match.to : at) !== undefined
    if (found === piece.negative && !piece.optional) return false
    if (found || !piece.optional) at += piece.negative || isNearby ? 0 : 1
  }
  return true
}

function formAt(piece: Piece, words: readonly Word[], index: number): Form | undefined {
  const word = words[index]
  if (!word) return undefined
  if (piece.kind === 'near') return isNear(piece, words, index) ? { plain: true } : undefined
  if (piece.kind === 'mixed') return isOneOf(piece, word) ? { plain: true } : undefined
  const forms = piece.forms?.get(word.lower)
  if (!forms) return undefined
  if (piece.kind === 'verb')
    return isVerbHere(words, index) || looksVerbal(words, index) ? verbForm(forms, words, index) : undefined
  if (piece.kind === 'noun' && !isNounHere(words, index)) return undefined
  if (piece.kind === 'adjective' && !/^(?:ADJ|ADV|VERB)$/.test(word.tag)) return undefined
  if (piece.kind === 'adverb' && word.tag !== 'ADV') return undefined
  return forms[0]
}

function isOneOf(piece: Piece, word: Word): boolean {
  if (piece.tags?.has(word.tag) || piece.forms?.has(word.lower)) return true
  return piece.endings?.some((ending) => hasEnding(ending, word)) ?? false
}

const near = 7

function isNear(piece: Piece, words: readonly Word[], index: number): boolean {
  return words.slice(index, index + near).some((word) => isOneOf(piece, word))
}

const earlier = 16

function stoodBefore(piece: Piece, words: readonly Word[], index: number): boolean {
  return words.slice(Math.max(0, index - earlier), index).some((word) => isOneOf(piece, word))
}

function hasEnding(ending: string, word: Word): boolean {
  if (!word.lower.endsWith(ending) || word.lower.length < ending.length + 2) return false
  if (ending === 's') return word.tag === 'NOUN' && !/(?:ss|us|is)$/.test(word.lower)
  return word.tag === 'VERB'
}

/** -ing and -ed forms are nouns and adjectives too, and keep their form whichever they are. */
function looksVerbal(words: readonly Word[], index: number): boolean {
  const word = words[index] as Word
  if (word.locked || !/(?:ing|ed)$/.test(word.lower)) return false
  return word.tag === 'ADJ' || (word.tag === 'NOUN' && !articles.has(words[index - 1]?.lower))
}

function verbForm(forms: readonly Form[], words: readonly Word[], index: number): Form | undefined {
  if (forms.length === 1) return forms[0]
  const told = pastOrParticiple(words, index)
  return (
    forms.find((form) => 'verb' in form && form.verb === told) ??
    forms.find((form) => 'verb' in form && form.verb === 'past')
  )
}

/** Nothing locked, and only single spaces (no line break) between the words. */
function isPlain(text: TaggedText, words: readonly Word[], match: Match): boolean {
  const start = (words[match.from] as Word).start
  const end = (words[match.to - 1] as Word).end
  if (text.cover.subarray(start, end).includes(1)) return false
  return !/\n|\s{2}/.test(text.text.slice(start, end))
}

/** Returns the result's text in the form that the match requires; undefined if the grammar does not determine the form. */
export function realise(
  match: Match,
  results: readonly Result[],
  words: readonly Word[],
): string | undefined {
  const parts: string[] = []
  for (const result of results) {
    if (result.kind === 'word') parts.push(result.text)
    else if (result.kind === 'copy') {
      const place = match.places[Number(result.text) - 1] ?? -1
      if (place !== -1) parts.push((words[place] as Word).text)
    } else if (result.kind === 'noun') parts.push(inflectNoun(result.text, match.noun ?? 'singular'))
    else {
      const verb = realiseVerb(match, result.text, words, results.length > 1)
      if (verb === undefined) return undefined
      parts.push(verb)
    }
  }
  return parts.join(' ').replace(/ (?=[,;:.])/g, '')
}

/** "a new enhanced policy": a wording of several words cannot precede a noun, and a subject cannot end in an adjective. */
function standsBeforeNoun(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]?.tag ?? ''
  return (
    /^(?:NOUN|ADJ|PROPN)$/.test(next) && !/^(?:NOUN|PRON|PROPN|ADV|AUX)$/.test(words[index - 1]?.tag ?? '')
  )
}

function realiseVerb(
  match: Match,
  base: string,
  words: readonly Word[],
  severalWords: boolean,
): string | undefined {
  if (!match.verb) return base
  const { form, index } = match.verb
  const single = match.to - match.from === 1
  if (severalWords && single && form === 'past' && standsBeforeNoun(words, index)) return undefined
  if (severalWords && single && (form === 'past' || form === 'ing') && isAttributive(words, index)) {
    const prior = words[index - 1]
    if (form === 'past' || prior?.tag !== 'ADP') return undefined
  }
  if (form !== 'past' && form !== 'participle') return inflectVerb(base, form)
  if (hasOnePast(base)) return inflectVerb(base, 'past')
  const told = pastOrParticiple(words, index)
  return told && inflectVerb(base, told)
}
