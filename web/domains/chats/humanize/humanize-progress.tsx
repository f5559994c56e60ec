import { Check, Circle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { HumanizeStage } from '../../../../contract/chats/chats.ts'
import { toneOfHumanScore } from '../../../../contract/humanizer.ts'
import { limits } from '../../../../contract/limits.ts'
import { humanizeTexts } from '../../../locales/en/chats/humanize.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { toneTextClass } from '../../../ui/feedback/tone.ts'
import { usePrefersReducedMotion } from '../../../ui/media-query.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StageReport } from '../replies/live-reply.ts'

const stages = (): Array<{ stage: HumanizeStage; label: string; messages: string[] }> => [
  {
    stage: 'writing',
    label: humanizeTexts.writing,
    messages: [
      humanizeTexts.writingAFirstVersion,
      humanizeTexts.puttingTheThoughtsIn,
      humanizeTexts.choosingTheWords,
    ],
  },
  {
    stage: 'analyzing',
    label: humanizeTexts.analyzing,
    messages: [humanizeTexts.readingItTheWayA, humanizeTexts.lookingAtRhythmAndWord],
  },
  {
    stage: 'humanizing',
    label: humanizeTexts.humanizing,
    messages: [
      humanizeTexts.rewritingWhatReadsLikeA,
      humanizeTexts.keepingNamesFiguresAnd,
      humanizeTexts.varyingTheLengthOf,
    ],
  },
  {
    stage: 'checking',
    label: humanizeTexts.checking,
    messages: [humanizeTexts.readingItOnceMore, humanizeTexts.comparingBeforeAndAfter],
  },
]

/** Counts up every two seconds while `isRunning`; stays at the first message with reduced motion. */
function useRotation(key: string): number {
  const isStill = usePrefersReducedMotion()
  const [turn, setTurn] = useState({ key, count: 0 })
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(
      () => setTurn((last) => ({ key, count: last.key === key ? last.count + 1 : 1 })),
      limits.progressRotationMs,
    )
    return () => clearInterval(timer)
  }, [key, isStill])
  return turn.key === key ? turn.count : 0
}

/** Shows the stages of a reply that is being humanized, with scores as they become available. */
export function HumanizeProgress({ reports }: { reports: StageReport[] }) {
  const current = reports.at(-1)?.stage ?? 'writing'
  const at = stages().findIndex((one) => one.stage === current)
  const turn = useRotation(current)
  const { messages } = stages()[at]!
  return (
    <div className="flex flex-col gap-3 py-1">
      <p className="text-ink-muted">{messages[turn % messages.length]}…</p>
      <ol className="flex flex-wrap gap-x-5 gap-y-2 text-13 max-md:flex-col">
        {stages().map((one, i) => (
          <Stage
            key={one.stage}
            label={one.label}
            place={i < at ? 'done' : i === at ? 'current' : 'ahead'}
            humanScore={scoreAfter(one.stage, reports)}
          />
        ))}
      </ol>
    </div>
  )
}

/** Returns a stage's score: a check's score arrives with the next stage, the last one with the stage itself. */
function scoreAfter(stage: HumanizeStage, reports: StageReport[]): number | null {
  const next = stage === 'analyzing' ? 'humanizing' : stage
  return (
    reports.find((report) => report.stage === next && next !== 'writing' && stage !== 'humanizing')
      ?.humanScore ?? null
  )
}

type StageProps = { label: string; place: 'done' | 'current' | 'ahead'; humanScore: number | null }

function Stage({ label, place, humanScore }: StageProps) {
  return (
    <li
      aria-current={place === 'current' ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-1.5 [&>svg]:size-3.5',
        place === 'current' ? 'font-medium text-ink' : 'text-ink-muted',
      )}
    >
      {place === 'done' && <Check aria-hidden="true" className="text-positive" />}
      {place === 'current' && <Spinner className="size-3.5 text-accent" />}
      {place === 'ahead' && <Circle aria-hidden="true" className="text-ink-faint" />}
      {label}
      {humanScore !== null && (
        <span className={classNames('tabular', toneTextClass[toneOfHumanScore(humanScore)])}>
          {humanizeTexts.human({ percent: percentText(humanScore) })}
        </span>
      )}
    </li>
  )
}
