import { TriangleAlert } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { type HumanizeMode, type HumanizerName, humanizeModes } from '../../../../contract/humanizer.ts'
import { settingsTexts } from '../../../locales/en/humanizer/settings.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { humanScoreTone, toneTextClass } from '../../../ui/feedback/tone.ts'
import { ExpectationNote } from '../estimate/expectation-note.tsx'
import { measuredText } from '../estimate/measured.ts'
import type { EstimateState } from '../estimate/use-estimate.ts'
import type { Recast } from '../model-offer.ts'
import { describeMode, modes, type RewriterOfMode, rewriterOf, usualWordsChanged } from '../modes.ts'
import { RecastChoice } from './recast-choice.tsx'

type ModeChoiceProps = {
  mode: HumanizeMode
  onMode: (mode: HumanizeMode) => void
  expected: EstimateState
  /** The humanizer of this server; null while it is unknown. */
  humanizer: HumanizerName | null
  recast: Recast | null
  /** Words of the text. */
  words: number
}

/** Shows the three strengths with their expected results, and who rewrites where the user can choose. */
export function ModeChoice({ mode, onMode, expected, humanizer, recast, words }: ModeChoiceProps) {
  const { isRisky } = modes()[mode]
  const by = rewriterOf(mode, humanizer, recast)
  return (
    <div className="@container flex flex-col gap-2">
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
            <ModeExpectation mode={each} by={rewriterOf(each, humanizer, recast)} expected={expected} />
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
        <span>
          {describeMode(mode, by).text} {by.kind === 'rules' && amountText(mode, expected)}{' '}
          {measuredText(mode, by)}
        </span>
      </p>
      {recast && mode !== 'clean' && <RecastChoice recast={recast} words={words} />}
      {by.kind !== 'model' && <ExpectationNote expected={expected} />}
    </div>
  )
}

/** How much the rules change: in this text if it was estimated, otherwise as measured over many texts. */
function amountText(mode: HumanizeMode, expected: EstimateState): string {
  const known = estimateOf(mode, expected)
  return known
    ? settingsTexts.changesHere({ percent: wholePercent(known.wordsChanged) })
    : settingsTexts.usuallyChanges({ percent: wholePercent(usualWordsChanged[mode]) })
}

/** Returns a whole number of percent, which is 0 only if nothing changes. */
function wholePercent(percent: number): number {
  return percent > 0 ? Math.max(1, Math.round(percent)) : 0
}

function estimateOf(mode: HumanizeMode, expected: EstimateState) {
  return expected.status === 'known' ? expected.estimate.modes.find((one) => one.mode === mode) : undefined
}

type ModeExpectationProps = { mode: HumanizeMode; by: RewriterOfMode; expected: EstimateState }

/** Shows the expected result of a mode. A language model's is unknown before the run, so it has a name only. */
function ModeExpectation({ mode, by, expected }: ModeExpectationProps) {
  const isModel = by.kind === 'model'
  const known = isModel ? undefined : estimateOf(mode, expected)
  if (expected.status === 'pending' && !isModel)
    return (
      <>
        <span className="flex h-5 items-center @max-lg:h-9">
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
        <span className="truncate text-12 leading-5 text-ink-muted @max-lg:h-9">
          {describeMode(mode, by).brief}
        </span>
        <span className="h-4" />
      </>
    )
  return (
    <>
      {/* Narrow tiles have no room for both in one line. */}
      <span className="tabular truncate text-13 leading-5 @max-lg:h-9 @max-lg:leading-4.5">
        <span className={classNames('font-medium', toneTextClass[humanScoreTone(known.humanScore)])}>
          {percentText(known.humanScore)}
        </span>{' '}
        <span className="text-ink-muted @max-lg:block">{settingsTexts.human}</span>
      </span>
      <span className="tabular truncate text-12 leading-4 text-ink-muted">
        {settingsTexts.ofWords({ percent: wholePercent(known.wordsChanged) })}
      </span>
    </>
  )
}
