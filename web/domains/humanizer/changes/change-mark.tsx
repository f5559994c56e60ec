import type { KeyboardEvent } from 'react'
import { changesTexts } from '../../../locales/en/humanizer/changes.ts'
import { reasonText } from '../../../locales/result-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Edit } from '../humanized-text.ts'
import type { ShownChange } from './refine-changes.ts'

type ChangeMarkProps = {
  change: ShownChange
  isRejected: boolean
  /** The reason for the change. */
  reason: Pick<Edit, 'reasons' | 'reason' | 'check'>
  /** The sentence of the change, which finds the mark again when the focus returns. */
  sentence: number
  isTabStop: boolean
  onHint: (anchor: HTMLElement | null) => void
  onPin: (anchor: HTMLElement) => void
  onArrow: (event: KeyboardEvent<HTMLElement>) => void
}

/** Marks one change: the old text struck through and the new text highlighted, or the old text if it was rejected. */
export function ChangeMark(props: ChangeMarkProps) {
  const { change, isRejected, reason, sentence, isTabStop, onHint, onPin, onArrow } = props
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onPin(event.currentTarget)
    } else onArrow(event)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot wrap across lines
    <span
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      data-sentence={sentence}
      aria-haspopup="dialog"
      aria-description={`${descriptionOf(change, isRejected)} ${reasonText(reason)}${reason.check ? ` ${changesTexts.checkThis}.` : ''}`}
      onMouseEnter={(event) => onHint(event.currentTarget)}
      onMouseLeave={() => onHint(null)}
      onFocus={(event) => onHint(event.currentTarget)}
      onBlur={() => onHint(null)}
      onClick={(event) => onPin(event.currentTarget)}
      onKeyDown={onKeyDown}
      className="cursor-pointer rounded-[3px]"
    >
      {isRejected ? (
        <Kept text={change.before} />
      ) : (
        <Made before={change.before} after={change.after} isToCheck={reason.check === true} />
      )}
    </span>
  )
}

function descriptionOf({ before, after }: ShownChange, isRejected: boolean): string {
  if (isRejected) return changesTexts.originalKeptChangeMark
  if (!after.trim()) return changesTexts.removed
  return before.trim()
    ? changesTexts.becameBefore({ before: before.trim(), after: after.trim() })
    : changesTexts.addedChangeMark
}

function Kept({ text }: { text: string }) {
  return (
    <span className="underline decoration-ink-muted decoration-wavy underline-offset-4">{text || '‸'}</span>
  )
}

/** Keeps spaces outside the marks, so that a mark covers words only. */
function Made({ before, after, isToCheck }: { before: string; after: string; isToCheck: boolean }) {
  const added = after.trim()
  const lead = after.slice(0, after.length - after.trimStart().length)
  const trail = added ? after.slice(after.trimEnd().length) : ''
  const removed = before.trim()
  return (
    <>
      {lead || (/^\s/.test(before) ? ' ' : '')}
      {removed && (
        <>
          <del className="text-ink-muted decoration-danger-fill decoration-1">{removed}</del>
          {added && ' '}
        </>
      )}
      {added && (
        <ins
          className={classNames(
            'rounded-[3px] decoration-2 underline-offset-5',
            isToCheck
              ? 'bg-caution-soft decoration-caution-fill decoration-dashed'
              : 'bg-positive-soft decoration-positive-fill',
          )}
        >
          {added}
        </ins>
      )}
      {trail || (!added && /\s$/.test(before) ? ' ' : '')}
    </>
  )
}
