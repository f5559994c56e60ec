import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'

type FileDropProps = {
  onFiles: (files: File[]) => void
  /** Why this chat accepts no files. The browser would otherwise open a dropped file in place of the page. */
  refusal: string | null
}

/** Accepts files that are dropped anywhere on the page, and shows an overlay over the chat meanwhile. */
export function FileDrop({ onFiles, refusal }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    // Every element under the pointer fires its own enter and leave events.
    let depth = 0
    const stop = new AbortController()
    const on = (name: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(
        name,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return
          event.preventDefault()
          act(event)
        },
        { signal: stop.signal },
      )
    on('dragenter', () => setOver(++depth > 0))
    on('dragover', (event) => {
      event.dataTransfer!.dropEffect = refusal ? 'none' : 'copy'
    })
    on('dragleave', () => {
      depth = Math.max(depth - 1, 0)
      if (depth === 0) setOver(false)
    })
    on('drop', (event) => {
      depth = 0
      setOver(false)
      if (!refusal) latest.current([...event.dataTransfer!.files])
    })
    return () => stop.abort()
  }, [refusal])
  if (!isOver) return null
  return (
    <div className="pointer-events-none absolute inset-0 z-20 animate-fade-in bg-surface/85 p-4">
      <div className="flex size-full flex-col items-center justify-center gap-2 rounded-composer border-2 border-dashed border-accent/50 bg-accent-soft/60 text-center">
        <FileUp aria-hidden="true" className="size-6 text-accent" />
        <p className="font-serif text-20 font-medium">
          {refusal ? chatFileTexts.filesAreNotAcceptedHere : chatFileTexts.dropFilesHere}
        </p>
        <p className="max-w-80 text-13 text-pretty text-ink-muted">
          {refusal ?? chatFileTexts.textPdfWordAndImage({ filesPerMessageMax: limits.filesPerMessageMax })}
        </p>
      </div>
    </div>
  )
}
