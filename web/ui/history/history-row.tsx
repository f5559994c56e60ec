import { Trash2, Undo2 } from 'lucide-react'
import { Fragment, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { historyTexts } from '../../locales/en/ui/history.ts'
import { Button } from '../button.tsx'
import { Spinner } from '../spinner.tsx'
import { stepByKey } from '../step-by-key.ts'
import { Tooltip } from '../tooltip.tsx'
import type { HistoryEntry } from './history-entry.ts'

type HistoryRowProps = {
  entry: HistoryEntry
  moment: string
  isOpening: boolean
  /** Null unless the entry was just deleted. */
  onUndo: (() => void) | null
  onOpen: () => void
  onDelete: () => void
}

const mainButton = '[data-main]'

/** Opens on click, Enter or Space. The Delete key removes the entry, and an Undo button replaces it for a while. */
export function HistoryRow({ entry, moment, isOpening, onUndo, onOpen, onDelete }: HistoryRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const isDeleted = onUndo !== null
  useFocusInRow(row, isDeleted)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Delete' && !isDeleted) return onDelete()
    const rows = Array.from(event.currentTarget.closest('[data-rows]')?.querySelectorAll('li') ?? [])
    const next = stepByKey(event.key, rows, row.current!)?.querySelector<HTMLElement>(mainButton)
    if (!next || event.key === 'ArrowLeft' || event.key === 'ArrowRight') return
    event.preventDefault()
    next.focus()
  }
  return (
    <li
      ref={row}
      className="flex min-h-16 items-center gap-1 rounded-control pr-1.5 transition-colors hover:bg-surface-hover"
    >
      {isDeleted ? (
        <>
          <span className="min-w-0 flex-1 truncate px-3 text-ink-muted">
            {historyTexts.deleted({ title: entry.title })}
          </span>
          <Button size="sm" icon={<Undo2 />} onClick={onUndo} onKeyDown={onKeyDown} data-main>
            {historyTexts.undo}
          </Button>
        </>
      ) : (
        <>
          <button
            type="button"
            data-main
            aria-busy={isOpening || undefined}
            onClick={onOpen}
            onKeyDown={onKeyDown}
            className="flex min-w-0 flex-1 flex-col gap-1 self-stretch rounded-control px-3 py-2.5 text-left"
          >
            <span className="line-clamp-2 w-full text-14 wrap-anywhere">{entry.title}</span>
            <span className="tabular text-13 text-ink-muted">
              {entry.facts.map((fact, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one entry do not move
                <Fragment key={index}>{fact} · </Fragment>
              ))}
              <time dateTime={entry.createdAt} className="whitespace-nowrap">
                {moment}
              </time>
            </span>
          </button>
          {isOpening ? (
            <span className="flex size-9 shrink-0 items-center justify-center text-ink-muted max-md:size-11">
              <Spinner className="size-4" />
            </span>
          ) : (
            <Tooltip text={historyTexts.delete} side="left">
              <button
                type="button"
                aria-label={historyTexts.deleteTitle({ title: entry.title })}
                onClick={onDelete}
                className="flex size-9 shrink-0 items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink max-md:size-11 [&_svg]:size-4"
              >
                <Trash2 aria-hidden="true" />
              </button>
            </Tooltip>
          )}
        </>
      )}
    </li>
  )
}

/** Keeps the focus at the same place in the list when a row is deleted, restored or finally removed. */
function useFocusInRow(row: RefObject<HTMLLIElement | null>, isDeleted: boolean): void {
  const was = useRef(isDeleted)
  useEffect(() => {
    if (was.current === isDeleted) return
    was.current = isDeleted
    row.current?.querySelector<HTMLElement>(mainButton)?.focus({ preventScroll: true })
  }, [row, isDeleted])
  useLayoutEffect(() => {
    const own = row.current
    return () => {
      if (!own?.contains(document.activeElement)) return
      const rows = Array.from(own.closest('[data-rows]')?.querySelectorAll('li') ?? [])
      const at = rows.indexOf(own)
      ;(rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>(mainButton)?.focus()
    }
  }, [row])
}
