import { applyEdits, type Edit, type Replacement } from '../edit.ts'
import { sentenceAt } from '../guards/proposal-edits.ts'
import type { TaggedSentence, TaggedText } from '../language/tagged-text.ts'
import type { Lock } from '../locks/lock.ts'
import { diffWords } from './diff-words.ts'
import { gateCandidate } from './gates.ts'
import { maskLocks } from './mask.ts'
import type { Rewritten } from './rewrite-passage.ts'

const wordingsMax = 3

/**
 * What the answers that were not chosen say in the place of each sentence, by its index. Each is gated alone, because a
 * reader takes it alone.
 */
export function otherWordings(tagged: TaggedText, answers: readonly Rewritten[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const { masked, gaps } of answers) {
    const edits = masked.gaps.flatMap((gap, i) => diffWords(tagged.text, gap.start, gap.end, gaps[i] ?? ''))
    const moved = withMovedWords(tagged, edits)
    for (const index of new Set(edits.map((edit) => sentenceAt(tagged.sentences, edit.start)))) {
      const wording = moved.has(index) ? null : wordingOf(tagged, tagged.sentences[index], edits)
      const others = found.get(index) ?? []
      if (wording && !others.includes(wording) && others.length < wordingsMax)
        found.set(index, [...others, wording])
    }
  }
  return found
}

/** Returns the sentences that an answer rewords safely, by their index: each passes the gates alone and is complete. */
export function safeSentences(
  tagged: TaggedText,
  { masked, gaps }: Pick<Rewritten, 'masked' | 'gaps'>,
): Set<number> {
  const edits = masked.gaps.flatMap((gap, i) => diffWords(tagged.text, gap.start, gap.end, gaps[i] ?? ''))
  const moved = withMovedWords(tagged, edits)
  const changed = new Set(edits.map((edit) => sentenceAt(tagged.sentences, edit.start)))
  return new Set(
    [...changed].filter(
      (index) => !moved.has(index) && wordingOf(tagged, tagged.sentences[index], edits) !== null,
    ),
  )
}

function wordingOf(
  { text, locks }: TaggedText,
  sentence: TaggedSentence | undefined,
  edits: readonly Replacement[],
): string | null {
  if (!sentence) return null
  const { start, end } = sentence
  const own = edits.filter((edit) => edit.start >= start && edit.end <= end)
  const isOpen = [...edits, ...locks].some((each) => crosses(each, start, end))
  if (own.length === 0 || isOpen) return null
  const masked = maskLocks(text, locks, start, end)
  const answer = masked.gaps.map((gap, i) => edited(text, gap, own) + (masked.tokens[i] ?? '')).join('')
  const original = text.slice(start, end)
  const gated = gateCandidate(answer, original, masked)
  const wording = edited(text, sentence, own)
  // The gates take frames off an answer; here there is none to take off.
  if (gated.faults.length > 0 || gated.text !== wording) return null
  return isLower(wording) && !isLower(original) ? null : wording
}

function edited(text: string, { start, end }: { start: number; end: number }, edits: readonly Replacement[]) {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end)
  const moved = inside.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
  return applyEdits(text.slice(start, end), moved)
}

function crosses(span: Pick<Lock, 'start' | 'end'>, start: number, end: number): boolean {
  const isInside = span.start >= start && span.end <= end
  return !isInside && span.start < end && span.end > start
}

function isLower(text: string): boolean {
  return /^\P{L}*\p{Ll}/u.test(text)
}

/** Longer words name something; the shorter ones come and go in every sentence. */
const wordForm = /\p{L}{5,}/gu

/** The edits of those sentences that can be reworded alone. */
export function standingAlone(tagged: TaggedText, edits: readonly Edit[]): Edit[] {
  const moved = withMovedWords(tagged, edits)
  return edits.filter((edit) => !moved.has(edit.sentence))
}

/** Sentences that took a word from another or gave it one: with them alone reworded, it would be said twice or not at all. */
function withMovedWords(tagged: TaggedText, edits: readonly Replacement[]): Set<number> {
  const removed = new Map<string, Set<number>>()
  const added = new Map<string, Set<number>>()
  for (const edit of edits) {
    const sentence = sentenceAt(tagged.sentences, edit.start)
    note(removed, tagged.text.slice(edit.start, edit.end), sentence)
    note(added, edit.after, sentence)
  }
  const moved = new Set<number>()
  for (const [word, froms] of removed)
    for (const from of froms)
      for (const to of added.get(word) ?? [])
        if (to !== from) {
          moved.add(from)
          moved.add(to)
        }
  return moved
}

function note(words: Map<string, Set<number>>, text: string, sentence: number): void {
  for (const [word] of text.toLowerCase().matchAll(wordForm))
    words.set(word, (words.get(word) ?? new Set()).add(sentence))
}
