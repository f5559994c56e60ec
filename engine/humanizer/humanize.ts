import { scoreText } from '../detector/score.ts'
import { countWords } from '../text/count-words.ts'
import { detectLanguage } from '../text/language.ts'
import { applyEdits, composeEdits, type Edit } from './edit.ts'
import { keepsMeaning } from './meaning.ts'
import { proveResult } from './proof.ts'
import {
  HUMAN_SCORE_ACCEPTABLE,
  type Humanization,
  type HumanizeOptions,
  type Progress,
  type Reason,
} from './result.ts'
import { rewriteOnce } from './rewrite-once.ts'
import type { Mode } from './rules/rule.ts'
import { sentenceAt } from './select.ts'
import { readSettings } from './settings.ts'
import { type TaggedText, tagText } from './tagged.ts'

const PASSES: Record<Mode, number> = { clean: 2, balanced: 3, strong: 4 }
/** Below this probability of being a model's, and with few machine habits, a text is left as it is. */
const READS_HUMAN = 0.25

/**
 * Rewrites English text so that it reads as a person wrote it, without a network, a clock or chance.
 * Every locked span comes back letter for letter; where that cannot be proved the original comes back with the reason.
 */
export function humanize(text: string, options: HumanizeOptions = {}): Humanization {
  const mode = options.mode ?? 'clean'
  const tagged = tagText(text, options.lock)
  const before = scorePercent(text)
  const unchanged = (reason: Reason) => finish({ text, mode, before, tagged, edits: [], history: [] }, reason)
  const refusal = whyNot(text, tagged, before.aiScore)
  if (refusal) return unchanged(refusal)
  const settings = readSettings(tagged, mode, options.tone, options.purpose)
  let edits: Edit[] = []
  let current = tagged
  const history: Progress[] = []
  for (let pass = 0; pass < PASSES[mode]; pass++) {
    if (options.signal?.aborted) return unchanged(ABORTED)
    const found = rewriteOnce(current, settings)
    if (found.length === 0) break
    edits = label(tagged, composeEdits(text, edits, found))
    const rewritten = applyEdits(text, edits)
    current = tagText(rewritten, options.lock)
    const progress = progressOf(history.length + 1, rewritten)
    history.push(progress)
    options.onProgress?.(progress)
  }
  if (edits.length === 0) return unchanged(NOTHING_SAFE)
  return finish({ text, mode, before, tagged, edits, history })
}

const ABORTED: Reason = { code: 'aborted', message: 'The run was stopped, so the text was left as it is.' }
const NOTHING_SAFE: Reason = {
  code: 'nothing-safe',
  message: 'Nothing here could be changed safely, so the text was left as it is.',
}

function whyNot(text: string, tagged: TaggedText, aiScore: number): Reason | undefined {
  if (text.trim() === '') return { code: 'empty', message: 'There is no text to rewrite.' }
  const language = detectLanguage(text)
  if (language.code === 'code')
    return { code: 'protected', message: 'This looks like program code, so it was left as it is.' }
  if (!language.english)
    return {
      code: 'not-english',
      message: 'The humanizer works on English text; this text was left as it is.',
    }
  if (
    tagged.sentences.every((sentence) => sentence.words.every((word) => word.locked || word.tag === 'PUNCT'))
  ) {
    return {
      code: 'protected',
      message: 'All of this text is quotations or other protected passages, so it was left as it is.',
    }
  }
  if (aiScore < READS_HUMAN * 100) {
    return {
      code: 'reads-human',
      message: 'This text already reads as if a person wrote it, so it was left as it is.',
    }
  }
  return undefined
}

export function scorePercent(text: string): { humanScore: number; aiScore: number } {
  const aiScore = Math.round(scoreText(text) * 1000) / 10
  return { humanScore: Math.round((100 - aiScore) * 10) / 10, aiScore }
}

export function progressOf(iteration: number, text: string): Progress {
  const score = scorePercent(text)
  return { iteration, text, ...score, isAcceptable: score.humanScore >= HUMAN_SCORE_ACCEPTABLE }
}

function label(tagged: TaggedText, edits: ReturnType<typeof composeEdits>): Edit[] {
  return edits.map((edit) => ({
    ...edit,
    before: tagged.text.slice(edit.start, edit.end),
    sentence: sentenceAt(tagged.sentences, edit.start),
  }))
}

interface Run {
  text: string
  mode: Mode
  before: { humanScore: number; aiScore: number }
  tagged: TaggedText
  edits: Edit[]
  history: Progress[]
}

const NOT_PROVED: Reason = {
  code: 'not-proved',
  message: 'A rewrite could not be proved safe, so the text was left as it is.',
}

/** Takes back the changes of a sentence whose checks fail; where that is not enough, all of them. */
function finish(run: Run, refusal?: Reason): Humanization {
  const { text, mode, before, tagged } = run
  const edits = withoutBroken(tagged, run.edits)
  const result = applyEdits(text, edits)
  const proof = proveResult(text, result, tagged.locks, edits)
  if (!proof.holds && edits.length > 0) return finish({ ...run, edits: [], history: [] }, NOT_PROVED)
  const after = edits.length === 0 ? before : scorePercent(result)
  const reason = refusal ?? (edits.length === 0 ? NOTHING_SAFE : undefined)
  const progressHistory = edits.length === 0 ? [] : endingWith(run.history, result)
  return {
    text: result,
    changed: edits.length > 0,
    ...(reason && { reason }),
    mode,
    words: countWords(result),
    edits,
    alternatives: [],
    locks: tagged.locks,
    proof,
    iterations: progressHistory.length,
    progressHistory,
    finalHumanScore: after.humanScore,
    aiScore: after.aiScore,
    before,
  }
}

function endingWith(history: readonly Progress[], result: string): Progress[] {
  const last = history.at(-1)
  return last?.text === result
    ? [...history]
    : [...history.slice(0, -1), progressOf(Math.max(1, history.length), result)]
}

/** Checks each sentence that was changed against its original, so that one doubtful change does not cost the others. */
function withoutBroken(tagged: TaggedText, edits: readonly Edit[]): Edit[] {
  const crossing = (edit: Edit) => tagged.locks.some((lock) => edit.start < lock.end && edit.end > lock.start)
  return edits.filter((edit) => keepsMeaning(edit.before, edit.after) && !crossing(edit))
}
