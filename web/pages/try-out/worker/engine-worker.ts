/** Runs the engine on a visitor's text, in the visitor's browser. The text is not sent and not kept. */
import { type EngineFile, engineFiles } from 'virtual:engine-files'
import { loadData } from './engine-data.ts'
import type { FromTryOut, ToTryOut, TryOutAction, TryOutResults } from './try-out-messages.ts'

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

const say = (message: FromTryOut) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<ToTryOut>) => {
  const { id, action, text } = data
  const { files, load } = parts[action]
  let isLoaded = false
  try {
    await loadData(files, (loaded, total) => say({ id, stage: 'loading', loaded, total }))
    const { run } = await load()
    isLoaded = true
    say({ id, stage: 'working' })
    say({ id, stage: 'done', result: run(text) })
  } catch {
    say({ id, stage: 'failed', isLoaded })
  }
})
