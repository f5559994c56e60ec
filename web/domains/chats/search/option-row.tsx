import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'

export type OptionProps = { id: string; isActive: boolean; onPoint: () => void }

type OptionRowProps = OptionProps & { onChoose: () => void; className: string; children: ReactNode }

/** A row of the search's list: an option that scrolls into view when it becomes the active one. */
export function OptionRow({ id, isActive, onPoint, onChoose, className, children }: OptionRowProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive && element.current) scrollToShow(element.current, { block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={onPoint}
      onClick={onChoose}
      className={classNames(
        'flex cursor-pointer gap-3 rounded-control px-3',
        className,
        isActive && 'bg-surface-hover',
      )}
    >
      {children}
    </div>
  )
}
