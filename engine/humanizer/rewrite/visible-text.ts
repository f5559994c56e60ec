import { parseDocument } from '../../text/document.ts'
import { type Change, normaliseText } from '../../text/normalise.ts'
import type { Span } from '../../text/sentences.ts'
import { countWords } from '../../word-count.ts'
import { applyEdits, type Edit } from '../edit.ts'
import { reasonFields, reasonOf } from '../proposals/reasons.ts'
import { notProved } from './refusals.ts'
import type { Humanization, SentenceAlternatives } from './result.ts'

export type VisibleText = {
  /** The text as a reader sees it, without invisible characters and disguised letters. */
  text: string
  /** Returns the result of rewriting the visible text as a result for the text as it was given. */
  asGiven: (result: Humanization) => Humanization
}

/**
 * Returns the text that is to be rewritten in place of the given one. Changed sentences lose their invisible characters
 * and disguised letters; all others come back as they were.
 */
export function readVisibleText(given: string): VisibleText {
  const normal = normaliseText(given)
  if (normal.tampering.length === 0) return { text: given, asGiven: (result) => result }
  const place = <T extends Span>(span: T): T => ({
    ...span,
    start: normal.originalOffset(span.start),
    end: normal.originalOffset(span.end),
  })
  const asGiven = (result: Humanization): Humanization => {
    const locks = result.locks.map((lock) => {
      const placed = place(lock)
      return { ...placed, text: given.slice(placed.start, placed.end) }
    })
    const edits = result.edits.map((edit) => {
      const placed = place(edit)
      return { ...placed, before: given.slice(placed.start, placed.end) }
    })
    const changed = changedSentences(normal.text, result.edits).map(place)
    const all = [...edits, ...signEdits(given, normal.changes, changed, edits)]
    all.sort((a, b) => a.start - b.start || a.end - b.end)
    const text = applyEdits(given, all)
    if (normaliseText(text).text !== normaliseText(result.text).text) return leftAsGiven(given, result, locks)
    return {
      ...result,
      text,
      words: countWords(text),
      edits: all,
      locks,
      alternatives: result.alternatives.map((each) => placeAlternatives(given, place(each), all)),
      progressHistory: result.progressHistory.map((each) =>
        each.text === result.text ? { ...each, text } : each,
      ),
    }
  }
  return { text: normal.text, asGiven }
}

/** A place that cannot be found again in the given text leaves it unchanged. */
function leftAsGiven(given: string, result: Humanization, locks: Humanization['locks']): Humanization {
  return {
    ...result,
    text: given,
    changed: false,
    reason: notProved,
    words: countWords(given),
    edits: [],
    alternatives: [],
    locks,
    iterations: 0,
    progressHistory: [],
    finalHumanScore: result.before.humanScore,
    aiScore: result.before.aiScore,
  }
}

type Changed = Span & { index: number }

function changedSentences(text: string, edits: readonly Edit[]): Changed[] {
  if (edits.length === 0) return []
  const ordered = [...edits].sort((a, b) => a.start - b.start)
  let next = 0
  return parseDocument(text).sentences.flatMap(({ start, end }, index) => {
    while (next < ordered.length && (ordered[next] as Edit).end < start) next++
    const edit = ordered[next]
    return edit && (edit.sentence === index || (edit.start < end && edit.end > start))
      ? [{ index, start, end }]
      : []
  })
}

/** Letters of scripts in which zero-width and direction marks are part of the spelling. */
const otherScript = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
const spelling: ReadonlySet<Change['kind']> = new Set(['zero-width', 'direction'])
const seen: ReadonlySet<Change['kind']> = new Set([undefined, 'styled-letter', 'stacked-marks'])
const byteOrderMark = '\ufeff'

/** Returns the signs that a reader does not see and that mean nothing in this text. */
function uselessSigns(given: string, changes: readonly Change[]): Change[] {
  const keepsSpelling = otherScript.test(given)
  const isMark = ({ start }: Change) => start === 0 && given.startsWith(byteOrderMark)
  return changes.filter(
    (change) => !seen.has(change.kind) && !(keepsSpelling && spelling.has(change.kind)) && !isMark(change),
  )
}

/** Returns an edit for each word or gap of the changed sentences that still holds signs. */
function signEdits(
  given: string,
  changes: readonly Change[],
  sentences: readonly Changed[],
  edits: readonly Edit[],
): Edit[] {
  const signs = uselessSigns(given, changes)
  const ordered = [...edits].sort((a, b) => a.start - b.start)
  const found: Edit[] = []
  let [nextSign, nextEdit] = [0, 0]
  for (const sentence of sentences) {
    const start = withSignsBefore(signs, sentence.start, nextSign)
    while (nextSign < signs.length && (signs[nextSign] as Change).start < start) nextSign++
    let word: Change[] = []
    const endWord = () => {
      if (word.length > 0) found.push(removal(given, word, sentence.index))
      word = []
    }
    for (; nextSign < signs.length && (signs[nextSign] as Change).end <= sentence.end; nextSign++) {
      const sign = signs[nextSign] as Change
      while (nextEdit < ordered.length && (ordered[nextEdit] as Edit).end <= sign.start) nextEdit++
      const edit = ordered[nextEdit]
      if (edit && edit.start < sign.end && edit.end > sign.start) continue
      const last = word.at(-1)
      const isApart = last && /\s/.test(given.slice(last.end, sign.start))
      const isEditBetween = last && ordered[nextEdit - 1] && (ordered[nextEdit - 1] as Edit).end > last.start
      if (isApart || isEditBetween) endWord()
      word.push(sign)
    }
    endWord()
  }
  return found
}

/** Returns the start of the row of signs that ends where a sentence starts. */
function withSignsBefore(signs: readonly Change[], start: number, from: number): number {
  let at = start
  let last = from
  while (last < signs.length && (signs[last] as Change).end <= start) last++
  for (let i = last - 1; i >= from && (signs[i] as Change).end === at; i--) at = (signs[i] as Change).start
  return at
}

function removal(given: string, signs: readonly Change[], sentence: number): Edit {
  const start = (signs[0] as Change).start
  const end = (signs.at(-1) as Change).end
  const after = applyEdits(
    given.slice(start, end),
    signs.map((sign) => ({ start: sign.start - start, end: sign.end - start, after: sign.replacement })),
  )
  const label = { rule: 'hidden-signs', ...reasonFields(reasonOf('hidden-signs-removed')) }
  return { start, end, before: given.slice(start, end), after, ...label, sentence }
}

/** The original wording is the first and the result's the second. */
function placeAlternatives(
  given: string,
  found: SentenceAlternatives,
  edits: readonly Edit[],
): SentenceAlternatives {
  const { start, end } = found
  const inside = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
  const original = given.slice(start, end)
  const [, second, ...others] = found.options
  if (second === undefined) return { ...found, options: [original] }
  return { ...found, options: [original, applyEdits(original, inside), ...others] }
}
