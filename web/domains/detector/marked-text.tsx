import { type KeyboardEvent, type MouseEvent, type Ref, useMemo, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { overlaps, type Segment, type Span, segmentsOf } from './marks.ts'
import { offsetAtPoint } from './offset-at-point.ts'
import { PassageCard } from './passage-card.tsx'
import type { Detection } from './queries.ts'
import { percentText } from './verdict.ts'

type MarkedTextProps = {
  ref: Ref<HTMLDivElement>
  text: string
  detection: Detection | null
  active: Span | null
  onPoint: (span: Span | null) => void
  onEditAt: (offset: number) => void
}

const toneClass = {
  strong: 'decoration-danger-fill decoration-solid',
  slight: 'decoration-caution-fill decoration-dashed',
} as const
const groundClass = {
  strong: { still: 'bg-danger-soft', active: 'bg-danger-fill/30' },
  slight: { still: 'bg-caution-soft', active: 'bg-caution-fill/35' },
} as const

/** The text with its marks. Without a result it is only there to give the field above it its height. */
export function MarkedText({ ref, text, detection, active, onPoint, onEditAt }: MarkedTextProps) {
  const segments = useMemo(
    () =>
      detection
        ? segmentsOf(text, detection.predicted_class === 'inconclusive' ? [] : detection.sentences)
        : null,
    [text, detection],
  )
  const [open, setOpen] = useState<HTMLElement | null>(null)
  const group = useRef<HTMLDivElement>(null)

  function onClick(event: MouseEvent) {
    if ((event.target as Element).closest('[role=button]')) return
    if (!window.getSelection()?.isCollapsed) return
    const offset = offsetAtPoint(event.clientX, event.clientY)
    onEditAt(offset ?? text.length)
  }
  function onArrow(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const marks = Array.from(group.current?.querySelectorAll<HTMLElement>('[role=button]') ?? [])
    marks[marks.indexOf(event.currentTarget) + step]?.focus()
  }
  const firstMark = segments?.find((segment) => segment.tone)
  const openSentence = open && detection ? Number(open.dataset.sentence) : null
  return (
    // A click here puts the caret into the field, which the keyboard reaches by itself.
    <div
      ref={(element) => {
        group.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      onClick={onClick}
      aria-hidden={segments ? undefined : true}
      className={classNames(
        'col-start-1 row-start-1 min-w-0 cursor-text wrap-break-word whitespace-pre-wrap',
        !segments && 'invisible',
      )}
    >
      {segments?.map((segment) => (
        <Run
          key={segment.start}
          segment={segment}
          detection={detection!}
          isActive={segment.sentence !== null && overlaps(segment, active)}
          isFirst={segment === firstMark}
          onOpen={(element) => {
            setOpen(element)
            onPoint(element ? segment : null)
          }}
          onArrow={onArrow}
        />
      )) ?? text}
      {/* A last empty line has no height of its own. */}
      {'\u200b'}
      {detection && openSentence !== null && (
        <PassageCard
          anchor={open!}
          sentence={openSentence}
          detection={detection}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

type RunProps = {
  segment: Segment
  detection: Detection
  isActive: boolean
  isFirst: boolean
  onOpen: (element: HTMLElement | null) => void
  onArrow: (event: KeyboardEvent<HTMLElement>) => void
}

function Run({ segment, detection, isActive, isFirst, onOpen, onArrow }: RunProps) {
  const activeClass = isActive && 'bg-accent-soft'
  if (!segment.tone || segment.sentence === null)
    return (
      <span data-from={segment.start} className={classNames('rounded-[3px] transition-colors', activeClass)}>
        {segment.text}
      </span>
    )
  const probability = detection.sentences[segment.sentence]!.generated_prob
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot break over lines
    <span
      role="button"
      tabIndex={isFirst ? 0 : -1}
      data-from={segment.start}
      data-sentence={segment.sentence}
      aria-label={`${percentText(probability * 100)} AI: ${segment.text}`}
      aria-describedby="passage-card"
      onMouseEnter={(event) => onOpen(event.currentTarget)}
      onMouseLeave={() => onOpen(null)}
      onFocus={(event) => onOpen(event.currentTarget)}
      onBlur={() => onOpen(null)}
      onClick={(event) => onOpen(event.currentTarget)}
      onKeyDown={onArrow}
      className={classNames(
        'cursor-default rounded-[3px] underline decoration-2 underline-offset-5 transition-colors',
        toneClass[segment.tone],
        groundClass[segment.tone][isActive ? 'active' : 'still'],
      )}
    >
      {segment.text}
    </span>
  )
}
