import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { HumanizeEstimate } from '../../../../contract/humanizer.ts'
import { estimateTexts } from '../../../locales/en/humanizer/estimate.ts'
import { modes } from '../modes.ts'
import { expectationText } from './expectation.ts'
import type { EstimateState } from './use-estimate.ts'

const waiting: Record<Exclude<EstimateState['status'], 'known'>, string> = estimateTexts.waiting

/** Shows the expected result of a run and at most two sample sentences. */
export function ExpectationNote({ expected }: { expected: EstimateState }) {
  const sample = expected.status === 'known' ? expected.estimate.sample : []
  return (
    <div className="flex min-h-15 flex-col items-start text-13 text-pretty text-ink-muted max-md:min-h-20">
      <p role="status">
        {expected.status === 'known'
          ? expectationText(expected.estimate, expected.isCharged)
          : waiting[expected.status]}
      </p>
      {sample.length > 0 && <Sample sample={sample} />}
    </div>
  )
}

function Sample({ sample }: { sample: HumanizeEstimate['sample'] }) {
  const [first] = sample
  return (
    <Popover.Root>
      <Popover.Trigger className="-mx-1 flex items-center gap-1 rounded-small px-1 font-medium text-accent hover:bg-accent-soft max-md:min-h-11">
        {estimateTexts.seeTwoSentencesOf({ count: sample.length, name: modes()[first!.mode].name })}
        <ChevronDown aria-hidden="true" className="size-3.5" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={estimateTexts.aSampleOfTheRewrite}
          className="z-60 flex max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] animate-fade-in flex-col gap-3 overflow-y-auto rounded-card bg-surface-raised p-4 text-13 shadow-float outline-1 outline-line/60"
        >
          {sample.map(({ before, after }) => (
            <div key={before} className="flex flex-col gap-1">
              <p className="text-pretty text-ink-muted">{before}</p>
              <p className="text-pretty">
                <span className="sr-only">{estimateTexts.becomes} </span>
                <span aria-hidden="true">→ </span>
                {after}
              </p>
            </div>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
