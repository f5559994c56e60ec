import type { ProgressStep } from '../../../../contract/humanizer.ts'
import { runTexts } from '../../../locales/en/humanizer/run.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { humanScoreTone, toneFillClass } from '../../../ui/feedback/tone.ts'

const stepsMax = 8

type PassDotsProps = { steps: ProgressStep[]; name: 'pass' | 'round' }

/** Shows the human score after each step, when there are several and they fit in two lines. */
export function PassDots({ steps, name }: PassDotsProps) {
  if (steps.length < 2 || steps.length > stepsMax) return null
  return (
    <ol
      aria-label={name === 'pass' ? runTexts.scoresOfPasses : runTexts.scoresOfRounds}
      className="tabular flex flex-wrap gap-x-3 text-13 text-ink-muted"
    >
      {steps.map((step) => (
        <li key={step.iteration} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={classNames('size-2 rounded-full', toneFillClass[humanScoreTone(step.humanScore)])}
          />
          {name === 'pass' ? runTexts.pass(scoreOf(step)) : runTexts.afterRound(scoreOf(step))}
        </li>
      ))}
    </ol>
  )
}

function scoreOf({ iteration, humanScore }: ProgressStep) {
  return { iteration, percent: percentText(humanScore) }
}
