import type { KeyboardEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { Edit } from './queries.ts'

type ChangeMarkProps = {
  edit: Edit
  isRejected: boolean
  isFirst: boolean
  onHint: (anchor: HTMLElement | null) => void
  onPin: (anchor: HTMLElement) => void
  onArrow: (event: KeyboardEvent<HTMLElement>) => void
}

/** One change in the text: what was there struck out, what stands there now marked; a rejected one reads as before. */
export function ChangeMark({ edit, isRejected, isFirst, onHint, onPin, onArrow }: ChangeMarkProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onPin(event.currentTarget)
    } else onArrow(event)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot break over lines
    <span
      role="button"
      tabIndex={isFirst ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={labelOf(edit, isRejected)}
      onMouseEnter={(event) => onHint(event.currentTarget)}
      onMouseLeave={() => onHint(null)}
      onFocus={(event) => onHint(event.currentTarget)}
      onBlur={() => onHint(null)}
      onClick={(event) => onPin(event.currentTarget)}
      onKeyDown={onKeyDown}
      className="cursor-pointer rounded-[3px]"
    >
      {isRejected ? (
        <span className="underline decoration-ink-muted decoration-wavy underline-offset-4">
          {edit.before || '‸'}
        </span>
      ) : (
        <>
          {edit.before.trim() && (
            <del className="text-danger decoration-danger-fill decoration-1">{edit.before}</del>
          )}
          {edit.before.trim() && edit.after.trim() && ' '}
          <ins
            className={classNames(
              'rounded-[3px] bg-positive-soft decoration-positive-fill decoration-2 underline-offset-5',
              !edit.after.trim() && 'no-underline',
            )}
          >
            {edit.after}
          </ins>
        </>
      )}
    </span>
  )
}

function labelOf(edit: Edit, isRejected: boolean): string {
  if (isRejected) return `Kept as it was: ${edit.before || 'nothing'}`
  if (!edit.after.trim()) return `Left out: ${edit.before}`
  return edit.before.trim() ? `Changed: ${edit.before}, to: ${edit.after}` : `Added: ${edit.after}`
}
