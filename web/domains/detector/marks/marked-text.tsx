import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type Ref,
  useMemo,
  useRef,
  useState,
} from 'react'
import { marksTexts } from '../../../locales/en/detector/marks.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { stepByKey } from '../../../ui/step-by-key.ts'
import type { Detection } from '../queries.ts'
import { isScored, verdictOf } from '../verdict.ts'
import { markGroundClass, markLineClass } from './mark-class.ts'
import { overlaps, type Segment, type Span, segmentsOf } from './marks.ts'
import { offsetAtPoint } from './offset-at-point.ts'
import { PassageCard, passageCardId } from './passage-card.tsx'

type MarkedTextProps = {
  ref: Ref<HTMLDivElement>
  text: string
  detection: Detection | null
  active: Span | null
  onPoint: (span: Span | null) => void
  onEditAt: (offset: number) => void
}

const markSelector = '[data-sentence]'

/** Renders the text with its marks. Without a result it only gives the text field its height. */
export function MarkedText({ ref, text, detection, active, onPoint, onEditAt }: MarkedTextProps) {
  const hasMarks = detection !== null && isScored(verdictOf(detection))
  const segments = useMemo(
    () => detection && segmentsOf(text, hasMarks ? detection.sentences : []),
    [text, detection, hasMarks],
  )
  const [shown, setShown] = useState<HTMLElement | null>(null)
  // Opened by a click or Enter, it stays open until Escape or a click elsewhere.
  const [isPinned, setIsPinned] = useState(false)
  // The start of the mark in the tab order: the last one that had the focus.
  const [stop, setStop] = useState<number | null>(null)
  const group = useRef<HTMLDivElement>(null)

  function show(target: EventTarget | null) {
    const mark = (target as Element | null)?.closest<HTMLElement>(markSelector) ?? null
    setIsPinned(false)
    if (mark === shown) return
    setShown(mark)
    onPoint(mark && (detection?.sentences[Number(mark.dataset.sentence)] ?? null))
  }
  function hint(target: EventTarget | null) {
    if (!isPinned || !shown?.isConnected) show(target)
  }
  function toggle(mark: HTMLElement) {
    if (isPinned && shown === mark) return show(null)
    show(mark)
    setIsPinned(true)
  }
  function onClick(event: MouseEvent) {
    const mark = (event.target as Element).closest<HTMLElement>(markSelector)
    if (mark) return toggle(mark)
    if (!window.getSelection()?.isCollapsed) return
    onEditAt(offsetAtPoint(event.clientX, event.clientY) ?? text.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    const mark = event.target as HTMLElement
    // The card itself may not get this key: a hint that is still closing is above it.
    if (event.key === 'Escape') return show(null)
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return toggle(mark)
    }
    const marks = Array.from(group.current?.querySelectorAll<HTMLElement>(markSelector) ?? [])
    const next = stepByKey(event.key, marks, mark)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  function onFocus(event: FocusEvent) {
    setStop(startOf(event.target))
    hint(event.target)
  }
  const marks = segments?.filter((segment) => segment.tone) ?? []
  const tabStop = marks.find(({ start }) => start === stop) ?? marks[0]
  return (
    // A click here moves the caret into the field; the keyboard reaches the field directly.
    <div
      ref={(element) => {
        group.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onMouseOver={(event) => hint(event.target)}
      onMouseLeave={() => hint(null)}
      onFocus={onFocus}
      onBlur={() => hint(null)}
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
          probability={segment.sentence === null ? 0 : detection!.sentences[segment.sentence]!.generated_prob}
          isActive={segment.sentence !== null && overlaps(segment, active)}
          isTabStop={segment === tabStop}
          isExplained={shown !== null && startOf(shown) === segment.start}
          isPinned={isPinned && shown !== null && startOf(shown) === segment.start}
        />
      )) ?? text}
      {/* Gives an empty last line its height. */}
      {'\u200b'}
      {hasMarks && shown?.isConnected && (
        <PassageCard
          anchor={shown}
          sentence={Number(shown.dataset.sentence)}
          detection={detection}
          isPinned={isPinned}
          onClose={() => show(null)}
        />
      )}
    </div>
  )
}

function startOf(element: Element): number {
  return Number((element as HTMLElement).dataset.from)
}

type RunProps = {
  segment: Segment
  /** Null if the service gives no score. */
  probability: number | null
  isActive: boolean
  isTabStop: boolean
  /** The card beside the mark is open. */
  isExplained: boolean
  /** The card stays open. */
  isPinned: boolean
}

/** Memoized, because a long text has thousands of runs and pointing at one must not render them all. */
const Run = memo(function Run(props: RunProps) {
  const { segment, probability, isActive, isTabStop, isExplained } = props
  if (!segment.tone || segment.sentence === null)
    return (
      <span
        data-from={segment.start}
        className={classNames('rounded-[3px] transition-colors', isActive && 'bg-accent-soft')}
      >
        {segment.text}
      </span>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot wrap across lines
    <span
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-describedby={isExplained ? passageCardId : undefined}
      aria-pressed={props.isPinned}
      data-from={segment.start}
      data-sentence={segment.sentence}
      aria-label={
        probability === null
          ? marksTexts.marked({ text: segment.text })
          : marksTexts.ai({ percent: percentText(probability * 100), text: segment.text })
      }
      className={classNames(
        'cursor-pointer rounded-[3px] underline decoration-2 underline-offset-5 transition-colors',
        markLineClass[segment.tone],
        markGroundClass[segment.tone][isActive ? 'active' : 'still'],
      )}
    >
      {segment.text}
    </span>
  )
})
