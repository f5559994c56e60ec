import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { scrollToShow } from '../../../../ui/scroll-to-show.ts'
import type { CiteMenuState, CiteMenuView } from '../editor/cite-menu.ts'
import { citeSources } from '../editor/cite-source.ts'
import { nameOf, plainTitle, searchSources } from '../library/search-sources.ts'

const shownMax = 30

type CiteListProps = {
  state: CiteMenuState
  keys: CiteMenuView['keys']
  sources: Source[]
  /** Opens the dialog that adds a source, and cites it in place of what was typed. */
  onAdd: () => void
}

/** The list that typing @ opens. The page keeps the focus; arrow keys, Enter and Tab choose. */
export function CiteList({ state, keys, sources, onAdd }: CiteListProps) {
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const found = searchSources(sources, state.query).slice(0, shownMax)
  // A longer text that matches nothing is ordinary writing.
  const isOpen = found.length > 0 || state.query.trim().split(/\s+/).length === 1
  const count = found.length + 1
  const active = Math.min(at, count - 1)

  function choose(index: number) {
    const source = found[index]
    if (source) citeSources(state.editor, [source.id], state.range)
    else onAdd()
  }
  keys.current = (event) => {
    if (!isOpen) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((active + step + count) % count)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active)
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

  const { box } = state
  if (!box || !isOpen) return null
  const isAbove = box.bottom + 330 > window.innerHeight
  const option = (index: number, key: string, content: ReactNode) => (
    <div
      key={key}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      onMouseEnter={() => setAt(index)}
      onMouseDown={(event) => {
        event.preventDefault()
        choose(index)
      }}
      className={classNames(
        'flex min-h-11 cursor-default items-center gap-2.5 rounded-control px-2.5 py-1.5 text-14 [&_svg]:size-4 [&_svg]:text-ink-muted',
        index === active && 'bg-surface-hover',
      )}
    >
      {content}
    </div>
  )
  return createPortal(
    <div
      ref={list}
      role="listbox"
      aria-label={texts.menu}
      style={{
        left: Math.max(8, Math.min(box.left, window.innerWidth - 328)),
        ...(isAbove ? { bottom: window.innerHeight - box.top + 6 } : { top: box.bottom + 6 }),
      }}
      className="fixed z-60 max-h-80 w-80 max-w-[calc(100vw-1rem)] animate-rise-in overflow-y-auto rounded-card bg-surface-raised p-1.5 shadow-float outline-1 outline-line/60"
    >
      {found.map((source, i) =>
        option(
          i,
          source.id,
          <div className="min-w-0">
            <p className="truncate font-medium">{nameOf(source)}</p>
            <p className="truncate text-13 text-ink-muted">
              {source.title ? plainTitle(source) : texts.untitled}
            </p>
          </div>,
        ),
      )}
      {option(
        found.length,
        'add',
        <>
          <Plus aria-hidden="true" />
          {found.length === 0 && sources.length > 0 ? texts.menuEmpty : texts.menuAdd}
        </>,
      )}
    </div>,
    document.body,
  )
}
