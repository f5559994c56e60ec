import type { HumanizeProgress } from '../../../contract/humanizer.ts'
import type { ModelProgress, ModelRequest } from '../../../engine/index.ts'
import { type OnProgress, scoresOf } from './humanizer.ts'

export type SentenceProgress = {
  /** Takes in a step of the engine. */
  onStep: (step: ModelProgress) => void
  /** Takes in the answer to a request so far. */
  onAnswer: (request: ModelRequest, answer: string) => void
  onEnd: (request: ModelRequest) => void
}

const unitForm = /"from"\s*:\s*(\d{1,6})/g

/** Reports a run by sentences while its answers arrive: counts and scores, never text. */
export function reportSentences(onProgress: OnProgress | undefined): SentenceProgress | undefined {
  if (!onProgress) return undefined
  const arriving = new Map<ModelRequest, number>()
  let last: HumanizeProgress | null = null
  let told = -1
  const report = () => {
    if (!last) return
    const partly = [...arriving.values()].reduce((sum, count) => sum + count, 0)
    // The last sentence counts once the engine has checked it.
    const done = Math.min(last.done + partly, Math.max(last.done, (last.total ?? 1) - 1))
    if (done > told) onProgress({ ...last, done })
    told = Math.max(told, done)
  }
  return {
    onStep(step) {
      if (step.round !== last?.round) told = 0
      // A request that has ended is no longer counted as arriving, before the engine has counted its sentences.
      told = Math.max(told, step.done)
      last = { ...scoresOf(step, step.done, step.total), round: step.round }
      onProgress({ ...last, done: told })
    },
    onAnswer(request, answer) {
      const units = new Set([...answer.matchAll(unitForm)].map((match) => match[1]))
      arriving.set(request, Math.max(0, units.size - 1))
      report()
    },
    onEnd(request) {
      arriving.delete(request)
    },
  }
}
