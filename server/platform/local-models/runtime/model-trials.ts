import { localModelTexts } from '../../../../contract/local-models.ts'
import { AppError } from '../../errors.ts'
import type { ModelStore } from '../files/model-store.ts'
import type { LocalRuntime, ModelFile } from './local-runtime.ts'
import { tryOut } from './try-out.ts'

export type ModelTrials = {
  /** Measures a model and stores the result. Trials run one after the other. */
  run: (id: string) => Promise<void>
  /** The model whose trial runs now. */
  running: () => string | null
}

type TrialParts = {
  store: ModelStore
  runtime: LocalRuntime
  fileOf: (id: string) => ModelFile | undefined
}

export function openModelTrials({ store, runtime, fileOf }: TrialParts): ModelTrials {
  let running: string | null = null
  let last: Promise<void> = Promise.resolve()

  async function measure(id: string): Promise<void> {
    const file = fileOf(id)
    if (!file) throw new AppError('conflict', localModelTexts.notReady)
    running = id
    try {
      const trial = await tryOut((request) => runtime.stream(file, request))
      store.change(({ trials }) => {
        trials[id] = trial
      })
    } finally {
      running = null
    }
  }
  return {
    run(id) {
      const turn = last.then(() => measure(id))
      last = turn.catch(() => {})
      return turn
    },
    running: () => running,
  }
}
