import type { Editor } from '@tiptap/core'
import { Heading1, Heading2, Heading3, Pilcrow, TextQuote } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { classNames } from '../../../ui/class-names.ts'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import { type BlockFormat, blockFormats, setBlockFormat } from '../editor/block-formats.ts'
import type { EssayCommand } from '../editor/shortcuts.ts'
import type { SlashMenuState } from '../editor/slash-menu.ts'
import { aiTools, insertTools, toolGroups } from './tools.tsx'

type Entry = { id: string; name: string; icon: ReactNode; run: (editor: Editor) => void }

const formatIcons: Record<BlockFormat, ReactNode> = {
  normal: <Pilcrow />,
  title: <Heading1 />,
  heading: <Heading2 />,
  subheading: <Heading3 />,
  quote: <TextQuote />,
}

function entriesFor(query: string, onCommand: (command: EssayCommand) => void): Entry[] {
  const formats = blockFormats.map(({ id }) => ({
    id,
    name: texts.formats[id],
    icon: formatIcons[id],
    run: (editor: Editor) => setBlockFormat(editor, id),
  }))
  const inserts = [...aiTools, ...toolGroups.lists, ...insertTools].map((tool) => ({
    id: tool.id,
    name: texts.labels[tool.id],
    icon: tool.icon,
    run: (editor: Editor) => tool.run(editor, onCommand),
  }))
  const wanted = query.trim().toLowerCase()
  return [...formats, ...inserts].filter(({ name }) => name.toLowerCase().includes(wanted))
}

type SlashListProps = {
  state: SlashMenuState
  onCommand: (command: EssayCommand) => void
  /** Set to the function that handles a key while the list is open. */
  keys: React.RefObject<((event: KeyboardEvent) => boolean) | null>
}

/** The list that typing / opens. The page keeps the focus; arrow keys, Enter and Tab choose. */
export function SlashList({ state, onCommand, keys }: SlashListProps) {
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const entries = entriesFor(state.query, onCommand)
  const active = Math.min(at, entries.length - 1)

  function choose(entry: Entry | undefined) {
    if (!entry) return
    state.editor.chain().focus().deleteRange(state.range).run()
    entry.run(state.editor)
  }
  keys.current = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (entries.length === 0) return false
    if (step) setAt((active + step + entries.length) % entries.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(entries[active])
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
  if (!box || entries.length === 0) return null
  const isAbove = box.bottom + 330 > window.innerHeight
  return createPortal(
    <div
      ref={list}
      role="listbox"
      aria-label={texts.slashMenu}
      style={{
        left: Math.max(8, Math.min(box.left, window.innerWidth - 248)),
        ...(isAbove ? { bottom: window.innerHeight - box.top + 6 } : { top: box.bottom + 6 }),
      }}
      className="fixed z-60 max-h-80 w-60 animate-rise-in overflow-y-auto rounded-card bg-surface-raised p-1.5 shadow-float outline-1 outline-line/60"
    >
      {entries.map((entry, i) => (
        <div
          key={entry.id}
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          onMouseEnter={() => setAt(i)}
          onMouseDown={(event) => {
            event.preventDefault()
            choose(entry)
          }}
          className={classNames(
            'flex min-h-9 cursor-default items-center gap-2.5 rounded-control px-2.5 text-14 max-md:min-h-11 [&_svg]:size-4 [&_svg]:text-ink-muted',
            i === active && 'bg-surface-hover',
          )}
        >
          {entry.icon}
          {entry.name}
        </div>
      ))}
    </div>,
    document.body,
  )
}
