import { useEffect, useRef } from 'react'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import { counted } from '../share/share-texts.ts'
import type { ImportResult } from './import-run.ts'

const listedMax = 50

/** Shows what was imported, and what was not and why. */
export function ImportOutcomeRow({ result, isStopped }: { result: ImportResult; isStopped: boolean }) {
  const { taken, known, failed } = result
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status.current) scrollToShow(status.current, { block: 'nearest' })
  }, [])
  const without = leftOutText(result)
  return (
    <div ref={status} className="flex flex-col gap-1.5 px-5 py-3.5 max-md:px-4">
      <div role="status" className="flex flex-col gap-1">
        <p className="font-medium">
          {isStopped && 'Stopped. '}
          {taken > 0 ? `${counted(taken, 'chat')} imported` : 'No new chats'}
        </p>
        <p className="text-13 text-pretty text-ink-muted">
          {known > 0 && `${counted(known, 'chat')} ${known === 1 ? 'was' : 'were'} already here. `}
          {without && `Left out: ${without}. `}
          {failed.length > 0 && `${counted(failed.length, 'chat')} could not be imported.`}
        </p>
      </div>
      {failed.length > 0 && (
        <details className="text-13">
          <summary className="w-fit cursor-pointer rounded-small font-medium text-accent max-md:min-h-11 max-md:content-center">
            What could not be imported
          </summary>
          <ul className="mt-2 flex max-h-60 list-disc flex-col gap-1 overflow-y-auto pl-5 text-ink-muted">
            {failed.slice(0, listedMax).map(({ title, reason }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
              <li key={i}>
                {title.trim() ? `“${title.trim().slice(0, 80)}”` : 'A chat without a title'}: {reason}
              </li>
            ))}
            {failed.length > listedMax && <li>and {failed.length - listedMax} more</li>}
          </ul>
        </details>
      )}
    </div>
  )
}

function leftOutText({ leftOut: { system, tool, files } }: ImportResult): string {
  const parts = [
    system > 0 && counted(system, 'system message'),
    tool > 0 && counted(tool, 'step of tools', 'steps of tools'),
    files > 0 && counted(files, 'file'),
  ]
  return parts.filter(Boolean).join(', ')
}
