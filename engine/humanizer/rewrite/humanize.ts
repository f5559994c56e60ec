import { applyEdits, composeEdits, type Edit } from '../edit.ts'
import { sentenceAt } from '../guards/proposal-edits.ts'
import { soundEdits } from '../guards/sound-edits.ts'
import { type TaggedText, tagText } from '../language/tagged-text.ts'
import { readSettings } from '../proposals/settings.ts'
import { findAlternatives } from './alternatives.ts'
import { buildResult } from './build-result.ts'
import { aborted, whyNot } from './refusals.ts'
import type { Humanization, HumanizeOptions, Progress, Reason } from './result.ts'
import { rewriteOnce } from './rewrite-once.ts'
import { progressOf, readScores } from './scores.ts'
import { readVisibleText } from './visible-text.ts'

const passes = 2
/** A later pass strips more habits; it may cost this much of the human score, or the earlier one is kept. */
const scoreLoss = 0.5

/**
 * Rewrites English text so that it reads as a person wrote it, without a network, a clock or chance.
 * Every locked span comes back letter for letter; where that cannot be proved the original comes back with the reason.
 */
export function humanize(text: string, options: HumanizeOptions = {}): Humanization {
  const visible = readVisibleText(text)
  return visible.asGiven(humanizeVisible(visible.text, options))
}

function humanizeVisible(text: string, options: HumanizeOptions): Humanization {
  const mode = options.mode ?? 'clean'
  const tagged = tagText(text, options.lock)
  const before = readScores(text)
  const run = { text, mode, tagged, before: before.shown }
  const unchanged = (reason: Reason) => buildResult({ ...run, edits: [], history: [] }, reason)
  const refusal = whyNot(tagged, before.deciding.aiScore, mode)
  if (refusal) return unchanged(refusal)
  const settings = {
    ...readSettings(tagged, mode, options.tone, options.purpose),
    certainOnly: options.certainOnly ?? false,
  }
  const history: Progress[] = []
  let edits: Edit[] = []
  let best: { edits: Edit[]; humanScore: number; passes: number } | undefined
  let current = tagged
  for (let pass = 0; pass < passes; pass++) {
    if (options.signal?.aborted) return unchanged(aborted)
    const found = rewriteOnce(current, settings, { original: text, edits })
    if (found.length === 0) break
    edits = label(tagged, composeEdits(text, edits, found))
    current = tagText(applyEdits(text, edits), options.lock)
    const { shown, deciding } = readScores(current.text)
    const progress = progressOf(history.length + 1, current.text, shown)
    history.push(progress)
    if (!best || deciding.humanScore > best.humanScore - scoreLoss)
      best = {
        edits,
        humanScore: Math.max(deciding.humanScore, best?.humanScore ?? 0),
        passes: history.length,
      }
    options.onProgress?.(progress)
  }
  const sound = soundEdits(tagged, best?.edits ?? [])
  return buildResult({
    ...run,
    edits: sound,
    history: history.slice(0, best?.passes),
    alternatives: findAlternatives(tagged, sound, settings),
  })
}

function label(tagged: TaggedText, edits: ReturnType<typeof composeEdits>): Edit[] {
  return edits.map((edit) => ({
    ...edit,
    before: tagged.text.slice(edit.start, edit.end),
    sentence: sentenceAt(tagged.sentences, edit.start),
  }))
}
