import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../../ui/class-names.ts'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import type { TypedMenuState } from '../editor/typed-menu.ts'

/** Set to the function that handles a key while a list is open; it returns whether the list used the key. */
export type TypedListKeys = RefObject<((event: KeyboardEvent) => boolean) | null>

export type TypedListEntry = {
  id: string
  content: ReactNode
  /** `isOther`: the user chose with Shift. */
  choose: (isOther: boolean) => void
}

type TypedListProps = {
  state: TypedMenuState
  keys: TypedListKeys
  label: string
  /** The list is closed without any. */
  entries: TypedListEntry[]
  /** A line below the entries. */
  note?: string
  width: 'narrow' | 'wide'
}

const widths = {
  narrow: { px: 240, list: 'w-60', row: 'min-h-9' },
  wide: { px: 320, list: 'w-80', row: 'min-h-11 py-1.5' },
}
const heightPx = 330
const marginPx = 8

/** The list that typing a sign opens. The page keeps the focus; arrow keys, Enter and Tab choose. */
export function TypedList({ state: { box }, keys, label, entries, note, width }: TypedListProps) {
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const pointer = useRef<{ x: number; y: number } | null>(null)
  const count = entries.length
  const active = Math.min(at, count - 1)
  const look = widths[width]

  keys.current = (event) => {
    if (count === 0) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((active + step + count) % count)
    else if (event.key === 'Enter' || event.key === 'Tab') entries[active]?.choose(event.shiftKey)
    else return false
    return true
  }
  useEffect(
    () => () => {
      keys.current = null
    },
    [keys],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the active entry
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected=true]')
    if (option) scrollToShow(option, { block: 'nearest' })
  }, [active])

  if (!box || count === 0) return null
  const isAbove = box.bottom + heightPx > window.innerHeight && box.top > heightPx
  return createPortal(
    <div
      style={{
        left: Math.max(marginPx, Math.min(box.left, window.innerWidth - look.px - marginPx)),
        ...(isAbove ? { bottom: window.innerHeight - box.top + 6 } : { top: box.bottom + 6 }),
      }}
      className={classNames(
        'fixed z-60 flex max-h-80 max-w-[calc(100vw-1rem)] animate-rise-in flex-col rounded-card bg-surface-raised shadow-float outline-1 outline-line/60',
        look.list,
      )}
    >
      <div ref={list} role="listbox" aria-label={label} className="min-h-0 overflow-y-auto p-1.5">
        {entries.map(({ id, content, choose }, i) => (
          <div
            key={id}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            onMouseMove={({ clientX: x, clientY: y }) => {
              // The list may open under a pointer that rests, which browsers report as a move.
              const before = pointer.current
              pointer.current = { x, y }
              if (before && (before.x !== x || before.y !== y)) setAt(i)
            }}
            onMouseDown={(event) => {
              event.preventDefault()
              choose(event.shiftKey)
            }}
            className={classNames(
              'flex cursor-default items-center gap-2.5 rounded-control px-2.5 text-14 max-md:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted',
              look.row,
              i === active && 'bg-surface-hover',
            )}
          >
            {content}
          </div>
        ))}
      </div>
      {note && (
        <p className="shrink-0 border-t border-line px-4 py-2 text-12 text-ink-muted pointer-coarse:hidden">
          {note}
        </p>
      )}
    </div>,
    document.body,
  )
}
