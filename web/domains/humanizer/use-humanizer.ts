import { useEffect, useState } from 'react'
import { type HumanizerDraft, readHumanizerDraft, saveHumanizerDraft } from './draft.ts'
import { useHumanizeRun } from './use-humanize-run.ts'

/** What is to be rewritten and how, kept for this tab, and the run over it. */
export function useHumanizer(isSignedOut: boolean) {
  const [draft, setDraft] = useState(readHumanizerDraft)
  const { state, isSlow, run, reset } = useHumanizeRun(isSignedOut)
  useEffect(() => saveHumanizerDraft(draft), [draft])

  function change(part: Partial<HumanizerDraft>) {
    setDraft((before) => ({ ...before, ...part }))
    if (state.stage === 'failed') reset()
  }
  return { draft, change, state, isSlow, run: () => run(draft), reset }
}

export type Humanizer = ReturnType<typeof useHumanizer>
