import { type KeyboardEvent, type MouseEvent, memo, useMemo, useRef, useState } from 'react'
import type { OriginalityReport } from '../../../../contract/originality/originality.ts'
import type { Shares } from '../../../../contract/originality/shares.ts'
import { originalityResultTexts as texts } from '../../../locales/en/originality/result.ts'
import { classNames } from '../../../ui/class-names.ts'
import { stepByKey } from '../../../ui/step-by-key.ts'
import { colourOf } from './source-colours.ts'
import { linesOf, type Run } from './split-text.ts'

type MarkedCopyProps = {
  text: string
  report: OriginalityReport
  shares: Shares
  /** The source whose marks are emphasised. */
  active: number | null
  onOpen: (source: number, at: number) => void
}

const markSelector = '[data-source]'

/** The text with the passages that are also in a source. The arrow keys move between marks; Enter compares one. */
export function MarkedCopy({ text, report, shares, active, onOpen }: MarkedCopyProps) {
  const lines = useMemo(() => linesOf(text, shares.marks), [text, shares])
  const [stop, setStop] = useState<number | null>(null)
  const group = useRef<HTMLDivElement>(null)
  const tabStop = stop ?? shares.marks[0]?.start ?? null

  function openMark(target: EventTarget) {
    const mark = (target as Element).closest<HTMLElement>(markSelector)
    if (mark) onOpen(Number(mark.dataset.source), Number(mark.dataset.from))
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const mark = event.target as HTMLElement
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return openMark(mark)
    }
    const marks = Array.from(group.current?.querySelectorAll<HTMLElement>(markSelector) ?? [])
    const next = stepByKey(event.key, marks, mark)
    if (!next) return
    event.preventDefault()
    setStop(Number(next.dataset.from))
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the marks inside are the buttons, and their events arrive here
    <div
      ref={group}
      onClick={(event: MouseEvent) => openMark(event.target)}
      onKeyDown={onKeyDown}
      className="text-16 leading-7 wrap-break-word whitespace-pre-wrap"
    >
      {lines.map(({ start, runs }) => (
        <p key={start} className="min-h-7">
          {runs.map((run) => (
            <Part
              key={run.start}
              run={run}
              title={run.source === null ? '' : report.sources[run.source]!.title}
              isActive={run.source !== null && run.source === active}
              isTabStop={run.start === tabStop}
            />
          ))}
        </p>
      ))}
    </div>
  )
}

/** Written by the style, so that it is no part of the mark's text for screen readers and for copying. */
const numberClass =
  'after:tabular after:ml-0.5 after:inline-block after:rounded-[3px] after:px-1 after:align-super after:text-12 after:font-semibold after:content-[attr(data-number)]'

type PartProps = { run: Run; title: string; isActive: boolean; isTabStop: boolean }

/** Memoized, because a long text has thousands of marks and pointing at a source must not render them all. */
const Part = memo(function Part({ run, title, isActive, isTabStop }: PartProps) {
  const { source, text, start, isLast } = run
  if (source === null) return text
  const { ground, line, number } = colourOf(source)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot wrap across lines
    <span
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      data-source={source}
      data-from={start}
      data-number={source + 1}
      aria-label={texts.mark({ number: source + 1, title, text })}
      className={classNames(
        'cursor-pointer rounded-[3px] underline decoration-2 underline-offset-5 transition-colors hover:bg-accent-soft',
        line,
        isActive ? 'bg-accent-soft' : ground,
        isLast && numberClass,
        isLast && number,
      )}
    >
      {text}
    </span>
  )
})
