import { useEffect, useRef } from 'react'
import { type StudyGrade, type StudyIntervals, studyGrades } from '../../../../contract/study/study.ts'
import { reviewTexts as texts } from '../../../locales/en/study/review.ts'
import { classNames } from '../../../ui/class-names.ts'
import { intervalText } from './interval-text.ts'

const names = (): Record<StudyGrade, string> => ({
  1: texts.grades.again,
  2: texts.grades.hard,
  3: texts.grades.good,
  4: texts.grades.easy,
})

type GradeButtonsProps = {
  intervals: StudyIntervals
  /** The grade that fits the answer; it has the focus, so that Space confirms it. */
  suggested: StudyGrade
  disabled: boolean
  onGrade: (grade: StudyGrade) => void
}

/** Again, Hard, Good and Easy, each with the time until the card comes back. */
export function GradeButtons({ intervals, suggested, disabled, onGrade }: GradeButtonsProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <fieldset aria-label={texts.howWell} className="grid min-w-0 grid-cols-4 gap-2">
      {studyGrades.map((grade) => (
        <button
          key={grade}
          ref={grade === suggested ? first : undefined}
          type="button"
          aria-disabled={disabled}
          aria-keyshortcuts={String(grade)}
          onClick={() => !disabled && onGrade(grade)}
          className={classNames(
            'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control border px-1 transition-colors aria-disabled:opacity-60',
            grade === suggested
              ? 'border-transparent bg-accent-soft text-accent'
              : 'border-line bg-surface-raised hover:bg-surface-hover',
          )}
        >
          <span className="font-medium">{names()[grade]}</span>
          <span className={classNames('tabular text-12', grade !== suggested && 'text-ink-muted')}>
            {intervalText(intervals[grade])}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
