import { localModelTexts } from '../../../../contract/local-models.ts'
import { AppError } from '../../errors.ts'
import type { ModelStore } from '../files/model-store.ts'
import type { LocalRuntime, ModelFile } from './local-runtime.ts'
import { tryOut } from './try-out.ts'

export type ModelTrials = {
  /** Measures a model and stores the result. Trials run one after the other. */
  run: (id: string) => Promise<void>
  /** The model whose trial runs now or is the next one. */
  running: () => string | null
}

type TrialParts = {
  store: ModelStore
  runtime: LocalRuntime
  fileOf: (id: string) => ModelFile | undefined
}

export function openModelTrials({ store, runtime, fileOf }: TrialParts): ModelTrials {
  const waiting: string[] = []
  let last: Promise<void> = Promise.resolve()

  async function measure(id: string): Promise<void> {
    const file = fileOf(id)
    if (!file) throw new AppError('conflict', localModelTexts.notReady)
    const trial = await tryOut((request) => runtime.stream(file, request))
    store.change(({ trials }) => {
      trials[id] = trial
    })
  }
  return {
    run(id) {
      waiting.push(id)
      const turn = last.then(() => measure(id)).finally(() => waiting.shift())
      last = turn.catch(() => {})
      return turn
    },
    running: () => waiting[0] ?? null,
  }
}
