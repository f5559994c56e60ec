import { parseDocument, type TextDocument } from '../../text/document.ts'
import { normaliseText } from '../../text/normalise.ts'
import { countWords } from '../../word-count.ts'
import { applyEdits, type Replacement } from '../edit.ts'
import type { Lock } from '../locks/lock.ts'
import { humanScoreAcceptable } from './result.ts'
import { scorePercent } from './scores.ts'

/** How the detector reads the changed passages of a rewrite. */
export type ChangeJudgement = {
  /** Passages that were read: each changed paragraph of enough words, and the changed shorter ones as one. */
  passages: number
  /** How many of them read as AI before and read as human now. */
  cameToReadHuman: number
}

/** A paragraph whose changes have fewer words is read together with the other short ones. */
const paragraphWordsMin = 40
/** Fewer locked words in a row are a term of the sentence, such as a name, and are read with it. */
const lockedWordsMin = 4
/** Fewer words than a whole paragraph, and than this part of what could change, do not decide alone. */
const shortPartMin = 0.5

type Passage = { before: string; after: string }

/**
 * Reads each changed passage before and after. Only changed sentences are read, without their locked passages, so that
 * what a rewrite leaves as it is cannot decide how its result reads.
 */
export function judgeChanges(
  text: string,
  edits: readonly Replacement[],
  locks: readonly Lock[],
): ChangeJudgement {
  const passages = joinShort(changedPassages(text, edits, locks))
  const enough = Math.min(paragraphWordsMin, wordsNotLocked(text, locks) * shortPartMin)
  const whole = { before: text, after: applyEdits(text, edits) }
  const decides = (passage: Passage) => countWords(passage.before) >= enough || comesToReadHuman(whole)
  return {
    passages: passages.length,
    cameToReadHuman: passages.filter((passage) => comesToReadHuman(passage) && decides(passage)).length,
  }
}

function comesToReadHuman({ before, after }: Passage): boolean {
  return !readsHuman(before) && readsHuman(after)
}

function readsHuman(text: string): boolean {
  return scorePercent(text).humanScore >= humanScoreAcceptable
}

function joinShort(passages: Passage[]): Passage[] {
  const isShort = ({ before }: Passage) => countWords(before) < paragraphWordsMin
  const short = passages.filter(isShort)
  const long = passages.filter((passage) => !isShort(passage))
  const join = (side: keyof Passage) => short.map((passage) => passage[side]).join('\n\n')
  return short.length === 0 ? long : [...long, { before: join('before'), after: join('after') }]
}

/** A stretch of changed sentences that follow each other in one paragraph, with the edits inside. */
type Stretch = { start: number; end: number; paragraph: number; edits: Replacement[] }

function changedPassages(text: string, edits: readonly Replacement[], locks: readonly Lock[]): Passage[] {
  const passages = new Map<number, Passage>()
  for (const { start, end, paragraph, edits: inside } of changedStretches(text, edits)) {
    const locked = lockedPassages(text, start, end, locks)
    const after = applyEdits(
      text.slice(start, end),
      inside.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
    )
    const passage = { before: without(text.slice(start, end), locked), after: without(after, locked) }
    const earlier = passages.get(paragraph)
    passages.set(
      paragraph,
      earlier
        ? { before: `${earlier.before} ${passage.before}`, after: `${earlier.after} ${passage.after}` }
        : passage,
    )
  }
  return [...passages.values()]
}

function changedStretches(text: string, edits: readonly Replacement[]): Stretch[] {
  const document = parseDocument(text)
  const stretches: Stretch[] = []
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const found = stretchOf(document, edit)
    const last = stretches.at(-1)
    if (last && (found.start <= last.end || edit.start < last.end)) {
      last.end = Math.max(last.end, found.end)
      last.edits.push(edit)
    } else stretches.push({ ...found, edits: [edit] })
  }
  return stretches
}

/** The sentences that an edit touches. An edit between sentences belongs to the one before it. */
function stretchOf({ sentences }: TextDocument, edit: Replacement): Omit<Stretch, 'edits'> {
  let [low, high] = [0, sentences.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sentences[middle]?.start ?? 0) <= edit.start) low = middle
    else high = middle - 1
  }
  let [start, end] = [Math.min(edit.start, sentences[low]?.start ?? edit.start), edit.end]
  for (let at = low; at < sentences.length; at++) {
    const sentence = sentences[at]
    if (!sentence || (at > low && sentence.start >= edit.end)) break
    end = Math.max(end, sentence.end)
  }
  return { start, end, paragraph: sentences[low]?.paragraph ?? 0 }
}

/** The locked passages of a stretch, in their order. */
function lockedPassages(text: string, start: number, end: number, locks: readonly Lock[]): string[] {
  const inside = locks
    .filter((lock) => lock.start >= start && lock.end <= end)
    .sort((a, b) => a.start - b.start)
  const chosen = inside.filter(({ kind }) => kind === 'user')
  // Many short locks hold most of a stretch as one long lock would.
  const isMostlyLocked = wordsOf(chosen) * 2 >= countWords(text.slice(start, end))
  return rowsOf(text, inside)
    .filter((row) => isMostlyLocked || wordsOf(row) >= lockedWordsMin)
    .flat()
    .map((lock) => lock.text)
}

function wordsNotLocked(text: string, locks: readonly Lock[]): number {
  const ordered = [...locks].sort((a, b) => a.start - b.start)
  const held = rowsOf(text, ordered).filter(
    (row) => row.some(({ kind }) => kind === 'user') || wordsOf(row) >= lockedWordsMin,
  )
  return Math.max(0, countWords(text) - wordsOf(held.flat()))
}

function wordsOf(locks: readonly Lock[]): number {
  return locks.reduce((sum, lock) => sum + countWords(lock.text), 0)
}

/** Locks with only marks between them are one row. */
function rowsOf(text: string, ordered: readonly Lock[]): Lock[][] {
  const rows: Lock[][] = []
  for (const lock of ordered) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && !/[\p{L}\p{N}]/u.test(text.slice(last.end, lock.start))) row.push(lock)
    else rows.push([lock])
  }
  return rows
}

/** Cuts each of these spans out once, in their order, from the text as a reader sees it. */
function without(given: string, spans: readonly string[]): string {
  const text = normaliseText(given).text
  const parts: string[] = []
  let at = 0
  for (const span of spans.map((each) => normaliseText(each).text)) {
    const found = text.indexOf(span, at)
    if (found === -1) continue
    parts.push(text.slice(at, found))
    at = found + span.length
  }
  return [...parts, text.slice(at)].join('')
}
