import { articleFor } from '../language/inflect.ts'
import type { TaggedSentence, TaggedText, Word } from '../language/tagged-text.ts'
import {
  andOr,
  articles,
  formsOfHave,
  indefiniteArticles,
  pastBe,
  wordClass,
} from '../language/word-classes.ts'
import type { ChangeReason } from '../proposals/reasons.ts'
import type { Proposal } from '../proposals/rule.ts'
import { findMatches, type Match, type PatternIndex, realise } from './match.ts'
import { breaksNoun } from './noun-swaps.ts'

/** The first wording of a line is its author's choice; the others take turns with it, or every text would sound alike. */
const rankCost = 0.15
const turn = 0.3

export type Listing = {
  rule: string
  reason: ChangeReason
  gain: number
}

/** Proposals for every match of a word list in a sentence, with capitals and articles put right. */
export function proposeFromList(
  index: PatternIndex,
  listing: Listing,
  sentence: TaggedSentence,
  text: TaggedText,
): Proposal[] {
  const proposals: Proposal[] = []
  for (const match of findMatches(index, sentence, text)) {
    for (const [rank, results] of match.pattern.results.entries()) {
      const said = realise(match, results, sentence.words)
      if (said === undefined) continue
      if (repeats(said, match, sentence, text) || isPastBehindHave(said, match, sentence)) continue
      if (strandsTo(said, match, sentence) || breaksNoun(said, match, sentence)) continue
      const part = said === '' ? deletion(match, sentence, text) : substitution(match, said, sentence, text)
      if (part)
        proposals.push({
          ...listing,
          gain: listing.gain - rank * rankCost + turn * turnOf(said, part.start),
          parts: [part],
          ...(match.pattern.sure && { sure: true }),
          ...(match.pattern.checks[rank] && { check: true as const }),
          inserted: results.some((result) => result.kind === 'copy') ? '' : said.toLowerCase(),
        })
    }
  }
  return proposals
}

const near = 5
/** A verb, adjective or adverb is noticed again over this many words, in the two sentences before and after too. */
const farther = 40
const sentencesAround = 2
const contentMin = 4
/** Number of equal first letters at which two words count as forms of one word. */
const stem = 4

/** "careful, careful", "It seeks praise. She was looking for help": a word of the new wording is already near. */
function repeats(said: string, match: Match, { words, index }: TaggedSentence, text: TaggedText): boolean {
  const fresh = said.toLowerCase().split(' ')
  const isFresh = ({ lower }: Word) =>
    lower.length >= contentMin && fresh.some((each) => each.slice(0, stem) === lower.slice(0, stem))
  const wordsOf = (from: number, to: number) =>
    text.sentences.slice(Math.max(0, from), to).flatMap((each) => each.words)
  const before = [...wordsOf(index - sentencesAround, index), ...words.slice(0, match.from)]
  const after = [...words.slice(match.to), ...wordsOf(index + 1, index + 1 + sentencesAround)]
  const around = [...before.slice(-farther), ...after.slice(0, farther)]
  const close = [...before.slice(-near), ...after.slice(0, near)]
  return (
    around.some((word) => /^(?:VERB|ADJ|ADV)$/.test(word.tag) && isFresh(word)) ||
    close.some((word) => word.tag === 'NOUN' && isFresh(word))
  )
}

/** Past forms that are no participles. */
const pastOnly = wordClass(
  pastBe,
  `became began broke came chose did drew fell gave grew knew ran saw spoke took went wore wrote`,
)
const have = wordClass(formsOfHave, "having it's he's she's that's there's who's", /'(?:ve|d)$/)

/** "It has often stemmed from …" must not become "It has often came from …". */
function isPastBehindHave(said: string, match: Match, { words }: TaggedSentence): boolean {
  if (!pastOnly.has(said.toLowerCase().split(' ')[0])) return false
  let at = match.from - 1
  while (at > 0 && /^(?:ADV|PART)$/.test(words[at]?.tag ?? '')) at--
  return have.has(words[at]?.lower)
}

/** "It caused the sea to shrink and its salt to rise" must not become "It made the sea shrink and its salt to rise". */
function strandsTo(said: string, match: Match, { words }: TaggedSentence): boolean {
  if (words[match.to - 1]?.lower !== 'to' || / ?to$/i.test(said)) return false
  const and = words.findIndex(({ lower }, i) => i > match.to && andOr.has(lower))
  if (and === -1) return false
  const to = words.findIndex(({ lower }, i) => i > and && i < and + twin && lower === 'to')
  return to !== -1 && words[to + 1]?.tag === 'VERB'
}

/** Words from "and" to the second "to" of a pair, at most. */
const twin = 5

/** From 0 to 1, the same for the same wording at the same place. */
function turnOf(said: string, place: number): number {
  let h = place + 0x9e37
  for (let i = 0; i < said.length; i++) h = Math.imul(h ^ said.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  return ((h ^ (h >>> 13)) >>> 0) / 0x1_0000_0000
}

type Part = Proposal['parts'][number]

function substitution(
  match: Match,
  said: string,
  sentence: TaggedSentence,
  text: TaggedText,
): Part | undefined {
  const first = sentence.words[match.from] as Word
  const last = sentence.words[match.to - 1] as Word
  const spaced = first.tag === 'PUNCT' && /^\p{L}/u.test(said) ? ` ${said}` : said
  const opening = isUpper(first.text) ? said.charAt(0).toUpperCase() + said.slice(1) : spaced
  if (opening.toLowerCase() === text.text.slice(first.start, last.end).toLowerCase()) return undefined
  return withArticle(match.from, { start: first.start, end: last.end, after: opening }, sentence, text)
}

/** Extends a change to the "a" or "an" before it where that has to change too. */
export function withArticle(
  index: number,
  part: Part,
  sentence: TaggedSentence,
  text: TaggedText,
): Part | undefined {
  const prior = sentence.words[index - 1]
  if (!prior || !indefiniteArticles.has(prior.lower)) return part
  if (/^(?:an?|the|many|some|most|people)\b/.test(part.after)) return undefined
  const article = articleFor(part.after)
  if (article === undefined) return undefined
  if (article === prior.lower) return part
  if (prior.locked || /\n/.test(text.text.slice(prior.end, part.start))) return undefined
  const said = isUpper(prior.text) ? article.charAt(0).toUpperCase() + article.slice(1) : article
  return { start: prior.start, end: part.end, after: `${said} ${part.after}` }
}

/** Takes words away together with one space, and gives the next word their capital. */
function deletion(match: Match, sentence: TaggedSentence, text: TaggedText): Part | undefined {
  const first = sentence.words[match.from] as Word
  const last = sentence.words[match.to - 1] as Word
  const next = sentence.words[match.to]
  if (!next || next.start - last.end > 1) return undefined
  if (next.tag === 'PUNCT' || next.start === last.end) {
    const prior = sentence.words[match.from - 1]
    if (!prior || isUpper(first.text) || articles.has(prior.lower) || prior.end + 1 !== first.start)
      return undefined
    return { start: prior.end, end: last.end, after: '' }
  }
  if (!isUpper(first.text)) {
    const kept = text.text.slice(next.start, next.end)
    const prior = sentence.words[match.from - 1]
    if (!prior || !indefiniteArticles.has(prior.lower))
      return { start: first.start, end: next.start, after: '' }
    const article = articleFor(kept)
    if (article === undefined) return undefined
    // The next word belongs to the change, because with another word in its place the article could be wrong.
    const part = next.locked
      ? { start: first.start, end: next.start, after: '' }
      : { start: first.start, end: next.end, after: kept }
    if (article === prior.lower) return part
    return { ...part, start: prior.start, after: `${article} ${part.after}` }
  }
  if (!isLower(next.text))
    return text.text.slice(next.start, next.end) === 'I'
      ? { start: first.start, end: next.start, after: '' }
      : undefined
  return { start: first.start, end: next.start + 1, after: next.text.charAt(0).toUpperCase() }
}

function isUpper(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

function isLower(word: string): boolean {
  return /^\p{Ll}/u.test(word)
}
