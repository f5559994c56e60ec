import { useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import type { Command } from '../../../ui/shell/commands.ts'

type CommandRowProps = {
  id: string
  command: Command
  isActive: boolean
  onPoint: () => void
  onRun: () => void
}

/** One command in the search results, with its shortcut. */
export function CommandRow({ id, command, isActive, onPoint, onRun }: CommandRowProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive && element.current) scrollToShow(element.current, { block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={onPoint}
      onClick={onRun}
      className={classNames(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 max-md:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted',
        isActive && 'bg-surface-hover',
      )}
    >
      {command.icon}
      <span className="min-w-0 flex-1 truncate">{command.text}</span>
      {command.keys && (
        <span className="max-md:hidden">
          <Kbd keys={command.keys} />
        </span>
      )}
    </div>
  )
}
