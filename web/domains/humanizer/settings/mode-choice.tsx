import { TriangleAlert } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { type HumanizeMode, humanizeModes } from '../../../../contract/humanizer.ts'
import { percentText } from '../../../../contract/percent-text.ts'
import { settingsTexts } from '../../../locales/en/humanizer/settings.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { humanScoreTone, toneTextClass } from '../../../ui/feedback/tone.ts'
import { ExpectationNote } from '../estimate/expectation-note.tsx'
import type { EstimateState } from '../estimate/use-estimate.ts'
import { modes } from '../modes.ts'

type ModeChoiceProps = { mode: HumanizeMode; onMode: (mode: HumanizeMode) => void; expected: EstimateState }

/** Shows the three strengths side by side with their expected results. Its height never changes. */
export function ModeChoice({ mode, onMode, expected }: ModeChoiceProps) {
  const { text, isRisky } = modes()[mode]
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup.Root
        aria-label={settingsTexts.mode}
        orientation="horizontal"
        value={mode}
        onValueChange={(value) => onMode(value as HumanizeMode)}
        className="grid grid-cols-3 gap-2"
      >
        {humanizeModes.map((each) => (
          <RadioGroup.Item
            key={each}
            value={each}
            className="flex min-w-0 flex-col rounded-control border border-line-control px-2.5 py-1.5 text-left transition-colors hover:bg-surface-hover data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft"
          >
            <span className="text-13 leading-5 font-medium">{modes()[each].name}</span>
            <ModeExpectation mode={each} expected={expected} />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p
        role="status"
        className={classNames(
          'flex min-h-5 items-start gap-1.5 text-13 text-pretty',
          isRisky ? 'text-caution' : 'text-ink-muted',
        )}
      >
        {isRisky && <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />}
        {text}
      </p>
      <ExpectationNote expected={expected} />
    </div>
  )
}

function ModeExpectation({ mode, expected }: { mode: HumanizeMode; expected: EstimateState }) {
  const known = expected.status === 'known' ? expected.estimate.modes.find((one) => one.mode === mode) : null
  if (expected.status === 'pending')
    return (
      <>
        <span className="flex h-5 items-center max-sm:h-9">
          <Skeleton className="h-3.5 w-20 max-w-full" />
        </span>
        <span className="flex h-4 items-center">
          <Skeleton className="h-3 w-14 max-w-full" />
        </span>
      </>
    )
  if (!known)
    return (
      <>
        <span className="truncate text-12 leading-5 text-ink-muted max-sm:h-9">{modes()[mode].brief}</span>
        <span className="h-4" />
      </>
    )
  return (
    <>
      {/* The narrowest tiles have no room for both in one line. */}
      <span className="tabular truncate text-13 leading-5 max-sm:h-9 max-sm:leading-4.5">
        <span className={classNames('font-medium', toneTextClass[humanScoreTone(known.humanScore)])}>
          {percentText(known.humanScore)}
        </span>{' '}
        <span className="text-ink-muted max-sm:block">{settingsTexts.human}</span>
      </span>
      <span className="tabular truncate text-12 leading-4 text-ink-muted">
        {settingsTexts.changes({ count: known.changes })}
      </span>
    </>
  )
}
