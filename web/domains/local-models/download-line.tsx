import { useEffect, useRef, useState } from 'react'
import type { LocalModelState } from '../../../contract/local-models.ts'
import { localModelsTexts } from '../../locales/en/local-models/card.ts'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { sizeText } from './size-text.ts'

type DownloadLineProps = { name: string; bytes: number; state: LocalModelState }

/** How far a download is and how long it will take, or why it ended. */
export function DownloadLine({ name, bytes, state: { status, bytesDone, failure } }: DownloadLineProps) {
  const minutes = useMinutesLeft(bytesDone, bytes, status === 'running')
  if (status === 'none' || status === 'ready') return null
  const frame = 'flex flex-col gap-2 px-5 pb-4 max-md:px-4'
  if (status === 'failed')
    return (
      <div className={frame}>
        <ErrorNote>{localModelsTexts.failures[failure ?? 'unreached']}</ErrorNote>
      </div>
    )
  const values = { done: sizeText(bytesDone), size: sizeText(bytes) }
  const texts = {
    running:
      minutes === null
        ? localModelsTexts.downloading(values)
        : localModelsTexts.downloadingFor({ ...values, minutes }),
    checking: localModelsTexts.checking,
    paused: localModelsTexts.paused(values),
  }
  return (
    <div className={frame}>
      <Progress value={(bytesDone / bytes) * 100} label={localModelsTexts.downloadOf({ name })} />
      <p role={status === 'running' ? undefined : 'status'} className="tabular text-13 text-ink-muted">
        {texts[status]}
      </p>
    </div>
  )
}

const measuredSecondsMin = 3

/** Estimates from the speed since this line is shown how long a download still takes; null until it can. */
function useMinutesLeft(bytesDone: number, bytes: number, isRunning: boolean): number | null {
  const first = useRef<{ at: number; bytesDone: number } | null>(null)
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => {
    if (!isRunning) {
      first.current = null
      setMinutes(null)
      return
    }
    first.current ??= { at: Date.now(), bytesDone }
    const seconds = (Date.now() - first.current.at) / 1000
    const arrived = bytesDone - first.current.bytesDone
    if (seconds < measuredSecondsMin || arrived <= 0) return
    setMinutes(Math.max(1, Math.ceil(((bytes - bytesDone) * seconds) / arrived / 60)))
  }, [bytesDone, bytes, isRunning])
  return minutes
}
