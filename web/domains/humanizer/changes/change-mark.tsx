import type { KeyboardEvent } from 'react'
import type { ShownChange } from './refine-changes.ts'

type ChangeMarkProps = {
  change: ShownChange
  isRejected: boolean
  /** Why it was changed. */
  reason: string
  /** Of which sentence, so that the focus can come back to it. */
  sentence: number
  isTabStop: boolean
  onHint: (anchor: HTMLElement | null) => void
  onPin: (anchor: HTMLElement) => void
  onArrow: (event: KeyboardEvent<HTMLElement>) => void
}

/** One change in the text: what was there struck out, what stands there now marked; a rejected one reads as before. */
export function ChangeMark(props: ChangeMarkProps) {
  const { change, isRejected, reason, sentence, isTabStop, onHint, onPin, onArrow } = props
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
      tabIndex={isTabStop ? 0 : -1}
      data-sentence={sentence}
      aria-haspopup="dialog"
      aria-description={`${descriptionOf(change, isRejected)} ${reason}`}
      onMouseEnter={(event) => onHint(event.currentTarget)}
      onMouseLeave={() => onHint(null)}
      onFocus={(event) => onHint(event.currentTarget)}
      onBlur={() => onHint(null)}
      onClick={(event) => onPin(event.currentTarget)}
      onKeyDown={onKeyDown}
      className="cursor-pointer rounded-[3px]"
    >
      {isRejected ? <Kept text={change.before} /> : <Made before={change.before} after={change.after} />}
    </span>
  )
}

function descriptionOf({ before, after }: ShownChange, isRejected: boolean): string {
  if (isRejected) return 'Kept as it was.'
  if (!after.trim()) return 'Left out.'
  return before.trim() ? `${before.trim()} became ${after.trim()}.` : 'Added.'
}

function Kept({ text }: { text: string }) {
  return (
    <span className="underline decoration-ink-muted decoration-wavy underline-offset-4">{text || '‸'}</span>
  )
}

/** Space around the words stays outside the marks, so that neither hangs over the edge of a word. */
function Made({ before, after }: { before: string; after: string }) {
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
        <ins className="rounded-[3px] bg-positive-soft decoration-positive-fill decoration-2 underline-offset-5">
          {added}
        </ins>
      )}
      {trail || (!added && /\s$/.test(before) ? ' ' : '')}
    </>
  )
}
