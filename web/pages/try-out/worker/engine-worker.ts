/** Runs the engine on a visitor's text, in the visitor's browser. The text is not sent and not kept. */
import { type EngineFile, engineFiles } from 'virtual:engine-files'
import { answerCalls } from '../../../ui/workers/answer-calls.ts'
import { WorkerFailure } from '../../../ui/workers/worker-failure.ts'
import { loadData } from './engine-data.ts'
import type {
  TryOutAction,
  TryOutProgress,
  TryOutQuestion,
  TryOutReason,
  TryOutResults,
} from './try-out-messages.ts'

type Part = {
  files: EngineFile[]
  load: () => Promise<{ run: (text: string) => TryOutResults[TryOutAction] }>
}

const parts: Record<TryOutAction, Part> = {
  check: { files: engineFiles.check, load: () => import('./run-check.ts') },
  clean: {
    // The humanizer measures its result with the detector.
    files: [...engineFiles.check, ...engineFiles.clean],
    load: () => import('./run-clean.ts'),
  },
}

answerCalls<TryOutQuestion, TryOutResults[TryOutAction], TryOutProgress>(async ({ action, text }, report) => {
  const { files, load } = parts[action]
  const reason: TryOutReason = { isLoaded: false }
  try {
    await loadData(files, (loaded, total) => report({ stage: 'loading', loaded, total }))
    const { run } = await load()
    reason.isLoaded = true
    report({ stage: 'working' })
    return run(text)
  } catch {
    throw new WorkerFailure(reason)
  }
})
