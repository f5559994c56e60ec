import { useEffect, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const messages = [
  'Reading the text',
  'Locking facts, names and quotations',
  'Rewriting',
  'Checking the result',
]

/** While a run is under way: what it does and for how long it has. */
export function WorkingView({ startedAtMs }: { startedAtMs: number }) {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs(Date.now() - startedAtMs), 200)
    return () => clearInterval(timer)
  }, [startedAtMs])
  const message = messages[Math.floor(elapsedMs / limits.progressRotationMs) % messages.length]
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-3">
        <Spinner className="size-4 text-accent" />
        <p role="status" className="flex-1 text-14">
          {message}…
        </p>
        <span aria-hidden="true" className="tabular text-13 text-ink-muted">
          {(elapsedMs / 1_000).toFixed(1)} s
        </span>
      </div>
      <SkeletonText lines={9} />
    </div>
  )
}
