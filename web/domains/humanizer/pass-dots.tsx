import type { ProgressStep } from '../../../contract/humanizer.ts'
import { classNames } from '../../ui/class-names.ts'
import { humanScoreTone, toneFillClass } from '../../ui/tone.ts'

/** The human score after each pass, where there was more than one. */
export function PassDots({ steps }: { steps: ProgressStep[] }) {
  if (steps.length < 2) return null
  return (
    <ol aria-label="Passes" className="tabular flex flex-wrap gap-x-3 text-13 text-ink-muted">
      {steps.map((step) => (
        <li key={step.iteration} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={classNames('size-2 rounded-full', toneFillClass[humanScoreTone(step.humanScore)])}
          />
          Pass {step.iteration}: {step.humanScore.toFixed(0)}%
        </li>
      ))}
    </ol>
  )
}
