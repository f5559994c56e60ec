import { parseDocument } from '../../../text/document.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Said } from '../../../texts/said.ts'
import { saidOfRuns as say } from '../../../texts/sayings.ts'
import { applyEdits, type Edit } from '../../edit.ts'
import { sentenceAt } from '../../guards/proposal-edits.ts'
import { type TaggedText, tagText } from '../../language/tagged-text.ts'
import { reasonFields, reasonOf } from '../../proposals/reasons.ts'
import { readSettings } from '../../proposals/settings.ts'
import { findAlternatives } from '../../rewrite/alternatives.ts'
import { buildResult } from '../../rewrite/build-result.ts'
import { humanize } from '../../rewrite/humanize.ts'
import { reasonFor } from '../../rewrite/reason-for.ts'
import { whyNot } from '../../rewrite/refusals.ts'
import type { Humanization, HumanizeOptions, Reason } from '../../rewrite/result.ts'
import { progressOf, readScores } from '../../rewrite/scores.ts'
import { readVisibleText } from '../../rewrite/visible-text.ts'
import { cleanEdits } from './clean-edits.ts'
import { diffWords } from './diff-words.ts'
import { gateCandidate } from './gates.ts'
import { type Masked, maskLocks } from './mask.ts'
import { standingAlone } from './standing-alone.ts'

/**
 * Accepts the paragraphs of a rewrite from another source that can be proved: each locked span is there, and each gate
 * is passed. A paragraph that fails is rewritten by the embedded engine in Clean mode, and the result has the reason.
 */
export function humanizeWithRewrite(
  text: string,
  rewritten: string,
  options: HumanizeOptions = {},
): Humanization {
  const visible = readVisibleText(text)
  return visible.asGiven(takeRewrite(visible.text, rewritten, options))
}

function takeRewrite(text: string, rewritten: string, options: HumanizeOptions): Humanization {
  const tagged = tagText(text, options.lock)
  const { shown: before, deciding } = readScores(text)
  const run = { text, mode: options.mode ?? 'clean', before, tagged }
  const refusal = whyNot(tagged, deciding.aiScore, run.mode)
  if (refusal) return buildResult({ ...run, edits: [], history: [] }, refusal)
  const pairs = pairParagraphs(tagged, rewritten)
  const edits: Edit[] = []
  const faults: Said[] = []
  let taken = 0
  for (const pair of pairs) {
    const proved = proveParagraph(tagged, pair)
    faults.push(...proved.faults)
    if (proved.faults.length === 0) taken++
    edits.push(...(proved.faults.length === 0 ? proved.edits : cleanEdits(tagged, pair, options)))
  }
  const settings = readSettings(tagged, run.mode, options.tone, options.purpose)
  const result = buildResult({
    ...run,
    edits,
    history: [progressOf(1, applyEdits(text, edits))],
    alternatives: findAlternatives(tagged, standingAlone(tagged, edits), settings),
  })
  const partly = taken < pairs.length
  if (result.changed) return partly ? { ...result, reason: notTaken(taken, pairs.length, faults) } : result
  if (!partly && result.reason?.code !== 'not-proved') return result
  const clean = humanize(text, { lock: options.lock ?? [], mode: 'clean' })
  return clean.changed ? { ...clean, reason: notTaken(0, pairs.length, faults) } : clean
}

type Pair = Span & { rewritten: string }

/** Paragraphs beside each other where both texts have as many of them; else both texts as a whole. */
function pairParagraphs({ text, document }: TaggedText, rewritten: string): Pair[] {
  const before = document.paragraphs
  const after = parseDocument(rewritten).paragraphs
  if (before.length === after.length)
    return before.map(({ start, end }, i) => {
      const other = after[i] as Span
      return { start, end, rewritten: rewritten.slice(other.start, other.end) }
    })
  return [{ start: text.length - text.trimStart().length, end: text.trimEnd().length, rewritten }]
}

function proveParagraph(tagged: TaggedText, pair: Pair): { edits: Edit[]; faults: Said[] } {
  const masked = maskLocks(tagged.text, tagged.locks, pair.start, pair.end)
  const original = tagged.text.slice(pair.start, pair.end)
  const { gaps, faults } = gateCandidate(maskRewrite(pair.rewritten.trim(), masked), original, masked)
  if (faults.length > 0) return { edits: [], faults }
  const edits = masked.gaps.flatMap((gap, i) =>
    diffWords(tagged.text, gap.start, gap.end, gaps[i] ?? '').map((edit) => ({
      ...edit,
      before: tagged.text.slice(edit.start, edit.end),
      rule: 'rewrite',
      ...reasonFields(reasonOf('taken-from-rewrite')),
      sentence: sentenceAt(tagged.sentences, edit.start),
    })),
  )
  return { edits, faults: [] }
}

/** The rewrite with its locked spans as tokens, found in their order; one that is not there leaves its token out. */
function maskRewrite(rewritten: string, { tokens, spans }: Masked): string {
  const parts: string[] = []
  let at = 0
  for (const [i, span] of spans.entries()) {
    const found = findWhole(rewritten, span, at)
    if (found === -1) continue
    parts.push(rewritten.slice(at, found), tokens[i] as string)
    at = found + span.length
  }
  return parts.join('') + rewritten.slice(at)
}

/** Finds a span as a whole word: "5" is not found in "2015". */
function findWhole(text: string, span: string, from: number): number {
  for (let at = text.indexOf(span, from); at !== -1; at = text.indexOf(span, at + 1)) {
    const end = at + span.length
    if (!inWord(text, at) && !inWord(text, end)) return at
  }
  return -1
}

function inWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at] ?? '')
}

function notTaken(taken: number, total: number, [why]: readonly Said[]): Reason {
  const what = taken === 0 ? say.takenNone : say.takenSome({ taken, total })
  return reasonFor('not-proved', why ? say.becauseOf({ what, why }) : what)
}
