import { tagText } from '../../language/tagged-text.ts'
import { buildResult } from '../../rewrite/build-result.ts'
import { aborted, whyNot } from '../../rewrite/refusals.ts'
import type { Humanization, Progress } from '../../rewrite/result.ts'
import { progressOf, readScores } from '../../rewrite/scores.ts'
import { readVisibleText } from '../../rewrite/visible-text.ts'
import type { Complete, ModelOptions } from '../ask/ask-model.ts'
import { isOpen } from '../ask/stretches.ts'
import { alternativesOf } from '../compose/alternatives-of.ts'
import { compose, type Pause } from '../compose/compose.ts'
import { composedText, findHeavy } from '../compose/find-heavy.ts'
import { praiseVersions } from '../compose/praise-versions.ts'
import { keepProvable, proveComposition } from '../compose/prove-composition.ts'
import { ruleVersions } from '../compose/rule-versions.ts'
import { editsOf } from '../compose/version-edits.ts'
import { settle } from '../review/settle.ts'
import type { Version } from '../versions/version.ts'
import { explainRun, noGain } from './explain-run.ts'
import { openRounds } from './rounds.ts'

export type ModelProgress = Progress & {
  /** Sentences that have been worked on in this round, and how many the round has. */
  done: number
  total: number
  /** Counts from 1. */
  round: number
}

export type ModelWork = {
  signal?: AbortSignal | undefined
  onProgress?: ((progress: ModelProgress) => void) | undefined
  /** Lets other work of the thread go on while the search runs. */
  pause?: Pause | undefined
}

/** Rounds beyond the first, for what still reads as a model's. */
const moreRounds = { clean: 0, balanced: 2, strong: 2 } as const
/** No further round is asked for once the text has this human score. */
const enoughHuman = { clean: 55, balanced: 70, strong: 88 } as const

/**
 * Rewrites a text with a language model that the caller supplies: the model offers versions of each sentence, every
 * version is checked alone, and a search chooses among them by the score of the whole text. Whatever the model answers,
 * every locked span comes back, and a text without any safe version comes back as it was, with the reason.
 */
export async function humanizeWithModel(
  text: string,
  options: ModelOptions,
  complete: Complete,
  work: ModelWork = {},
): Promise<Humanization> {
  const visible = readVisibleText(text)
  return visible.asGiven(await humanizeVisible(visible.text, options, complete, work))
}

async function humanizeVisible(
  text: string,
  options: ModelOptions,
  complete: Complete,
  { signal, onProgress, pause = async () => {} }: ModelWork,
): Promise<Humanization> {
  const tagged = tagText(text, options.lock)
  const mode = options.mode ?? 'clean'
  const { shown: before, deciding } = readScores(text)
  const run = { text, mode, before, tagged }
  const isStopped = () => signal?.aborted === true
  const unchanged = (reason: Parameters<typeof buildResult>[1]) =>
    buildResult({ ...run, edits: [], history: [] }, reason)
  const refusal = whyNot(tagged, deciding.aiScore, mode)
  if (refusal) return unchanged(refusal)

  const history: Progress[] = []
  let scores = progressOf(0, text, before)
  const rounds = openRounds(tagged, options, complete, signal, (step) =>
    onProgress?.({ ...scores, iteration: history.length + 1, ...step }),
  )
  let chosen = new Map<number, Version>()
  await rounds.askFirst()
  const search = { tagged, mode, pause, isStopped }
  let versions: Version[] = []
  for (let round = 1; ; round++) {
    if (isStopped()) return unchanged(aborted)
    if (rounds.pool.versions.length === 0) break
    const served = new Set(
      rounds.pool.versions.flatMap(({ from, to }) => (from === to ? [from] : [from, to])),
    )
    versions = [
      ...rounds.pool.versions,
      ...ruleVersions(tagged, plain(options), served),
      ...(options.dropsPraise ? praiseVersions(tagged) : []),
    ]
    chosen = await compose(search, versions, chosen)
    const composed = composedText(tagged, chosen)
    scores = progressOf(history.length + 1, composed)
    history.push(scores)
    if (round > moreRounds[mode] || options.isSmall || scores.humanScore >= enoughHuman[mode]) break
    const heavy = findHeavy(tagged, chosen)
    if (isStopped() || heavy.length === 0 || !(await rounds.askAgain(round + 1, heavy, composed))) break
  }
  const settled = options.isSmall
    ? { chosen, refused: new Set<Version>() }
    : await settle(search, versions, chosen, rounds.review)
  if (isStopped()) return unchanged(aborted)

  chosen = keepProvable(tagged, settled.chosen)
  const sentences = tagged.sentences.filter(isOpen).length
  const reason = explainRun(rounds.account, rounds.pool, sentences)
  const places = [...chosen.values()]
  if (places.length === 0)
    return unchanged(rounds.pool.versions.length > 0 ? noGain(rounds.pool.versions.length) : reason)
  return buildResult(
    {
      ...run,
      edits: editsOf(tagged, chosen),
      history,
      alternatives: alternativesOf(
        tagged,
        chosen,
        rounds.pool.versions.filter((version) => !settled.refused.has(version)),
      ),
      prove: (result) => proveComposition(tagged, result, places),
    },
    reason,
  )
}

/** The options that the built-in rules have too. */
function plain({ mode, lock, tone, purpose }: ModelOptions) {
  return {
    mode: mode ?? 'clean',
    lock: lock ?? [],
    ...(tone && { tone }),
    ...(purpose && { purpose }),
  }
}
