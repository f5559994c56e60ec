import { ArrowDown, ArrowUp, Ellipsis, GripVertical, PenLine, Trash2 } from 'lucide-react'
import type { DragEvent, KeyboardEvent } from 'react'
import { limits } from '../../../../../contract/limits.ts'
import { outline as texts } from '../../../../locales/en/essays/outline.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { isComposing } from '../../../../ui/is-composing.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import type { OutlineSection } from './parse-outline.ts'

type OutlineRowProps = {
  section: OutlineSection
  number: number
  count: number
  onChange: (change: Partial<OutlineSection>) => void
  onMove: (to: number) => void
  onAdd: () => void
  onDelete: () => void
  onDraft: () => void
  drag: {
    onDragStart: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
  }
}

const sectionWordsMax = 20_000

/** A section of the outline. Alt with the arrow keys moves it, and Enter adds another one below. */
export function OutlineRow({
  section,
  number,
  count,
  onChange,
  onMove,
  onAdd,
  onDelete,
  onDraft,
  drag,
}: OutlineRowProps) {
  const at = number - 1
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.altKey && step) {
      event.preventDefault()
      onMove(at + step)
    } else if (event.key === 'Enter' && !isComposing(event)) {
      event.preventDefault()
      onAdd()
    }
  }
  return (
    <li
      onDragOver={drag.onDragOver}
      onDrop={drag.onDrop}
      className="flex items-center gap-1 rounded-card border border-line bg-surface-raised py-1 pr-1 pl-1.5 focus-within:border-accent"
    >
      <span
        draggable
        onDragStart={drag.onDragStart}
        aria-hidden="true"
        className="flex h-8 cursor-grab items-center text-ink-muted pointer-coarse:hidden [&_svg]:size-4"
      >
        <GripVertical />
      </span>
      <input
        aria-label={texts.titleOf({ number })}
        value={section.title}
        placeholder={texts.untitled}
        maxLength={limits.titleCharactersMax}
        data-section={section.id}
        onChange={(event) => onChange({ title: event.target.value })}
        onKeyDown={onKeyDown}
        className="h-9 min-w-0 flex-1 bg-transparent text-14 outline-none placeholder:text-ink-muted max-md:h-11"
      />
      <label className="flex shrink-0 items-center gap-1 text-13 text-ink-muted">
        <input
          aria-label={texts.wordsOf({ number })}
          inputMode="numeric"
          value={section.words || ''}
          placeholder="–"
          onChange={(event) => {
            const words = Number(event.target.value.replaceAll(/\D/g, ''))
            onChange({ words: Math.min(words, sectionWordsMax) })
          }}
          className="h-9 w-11 bg-transparent text-right tabular-nums outline-none max-md:h-11"
        />
        <span aria-hidden="true">{texts.wordsShort}</span>
      </label>
      <Menu
        trigger={
          <IconButton
            label={texts.moreOf({ number })}
            icon={<Ellipsis />}
            className="size-8! max-md:size-11!"
          />
        }
      >
        <MenuItem icon={<PenLine />} disabled={section.title.trim() === ''} onSelect={onDraft}>
          {texts.draft({ number })}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<ArrowUp />} disabled={at === 0} onSelect={() => onMove(at - 1)}>
          {texts.moveUp}
        </MenuItem>
        <MenuItem icon={<ArrowDown />} disabled={number === count} onSelect={() => onMove(at + 1)}>
          {texts.moveDown}
        </MenuItem>
        <MenuItem danger icon={<Trash2 />} onSelect={onDelete}>
          {texts.remove}
        </MenuItem>
      </Menu>
    </li>
  )
}
