import { useEffect, useRef } from 'react'
import { importTexts } from '../../../locales/en/chats/import.ts'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
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
          {isStopped
            ? importTexts.stopped({ imported: importTexts.imported({ taken }) })
            : importTexts.imported({ taken })}
        </p>
        <p className="text-13 text-pretty text-ink-muted">
          {[
            known > 0 && importTexts.wereAlreadyHere({ known }),
            without && importTexts.leftOut({ without }),
            failed.length > 0 && importTexts.couldNotBeImported({ count: failed.length }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      {failed.length > 0 && (
        <details className="text-13">
          <summary className="w-fit cursor-pointer rounded-small font-medium text-accent max-md:min-h-11 max-md:content-center">
            {importTexts.whatCouldNotBeImported}
          </summary>
          <ul className="mt-2 flex max-h-60 list-disc flex-col gap-1 overflow-y-auto pl-5 text-ink-muted">
            {failed.slice(0, listedMax).map(({ title, reason }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
              <li key={i}>
                {title.trim() ? `“${title.trim().slice(0, 80)}”` : importTexts.aChatWithoutATitle}: {reason}
              </li>
            ))}
            {failed.length > listedMax && (
              <li>{importTexts.andMore({ count: failed.length - listedMax })}</li>
            )}
          </ul>
        </details>
      )}
    </div>
  )
}

function leftOutText({ leftOut: { system, tool, files } }: ImportResult): string {
  const parts = [
    system > 0 && importTexts.systemMessages({ count: system }),
    tool > 0 && importTexts.stepsOfTools({ count: tool }),
    files > 0 && importTexts.files({ count: files }),
  ]
  return parts.filter(Boolean).join(', ')
}
