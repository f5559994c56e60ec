import { SearchCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type * as Y from 'yjs'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { completeSources, identifierOf } from '../library/look-up-sources.ts'
import { useLookUp } from './use-look-up.ts'

type Progress = { at: number; count: number }

type Completion = {
  /** The server looks sources up, and there is a connection. */
  canRun: boolean
  progress: Progress | null
  run: (sources: Source[]) => Promise<void>
}

/** Looks up sources again whose details are missing, for example because they were added offline. */
export function useCompletion(doc: Y.Doc): Completion {
  const lookUp = useLookUp()
  const isOnline = useOnline()
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(sources: Source[]): Promise<void> {
    if (!lookUp || progress) return
    const stopping = new AbortController()
    running.current = stopping
    const { signal } = stopping
    const onProgress = (at: number, count: number) => setProgress({ at, count })
    try {
      toast(texts.completed({ count: await completeSources(doc, sources, { lookUp, signal, onProgress }) }))
    } catch {
      // The panel was closed.
    } finally {
      setProgress(null)
    }
  }
  return { canRun: lookUp !== null && isOnline, progress, run }
}

/** Offers to look up all sources whose details are missing. */
export function CompletionBar({ completion, sources }: { completion: Completion; sources: Source[] }) {
  const missing = sources.filter((source) => source.incomplete && identifierOf(source))
  const { canRun, progress, run } = completion
  if (!progress && (missing.length === 0 || !canRun)) return null
  return (
    <div className="px-6 pb-3 max-md:px-4">
      <Button
        size="sm"
        icon={<SearchCheck />}
        busy={progress !== null}
        onClick={() => void run(missing)}
        className="w-full"
      >
        {progress
          ? texts.lookingUp({ at: progress.at + 1, count: progress.count })
          : texts.completeAll({ count: missing.length })}
      </Button>
    </div>
  )
}
