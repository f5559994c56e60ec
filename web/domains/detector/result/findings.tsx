import { CircleAlert, History, Languages, ScanText, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote, ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { KeptLine } from '../../../ui/history/kept-line.tsx'
import type { CheckState } from '../check/use-check.ts'
import { MarkKey } from '../marks/mark-key.tsx'
import type { Span } from '../marks/marks.ts'
import { Reasons } from '../marks/reasons.tsx'
import { ShowMore } from '../show-more.tsx'
import { tamperingText } from '../tampering.ts'
import { isScored, verdictOf } from '../verdict.ts'
import { Measures } from './measures.tsx'
import { numbered, Paragraphs } from './paragraphs.tsx'
import { VerdictBlock } from './verdict-block.tsx'

type FindingsProps = {
  state: CheckState
  hasText: boolean
  active: Span | null
  onPoint: (span: Span | null) => void
  onShow: (span: Span) => void
  onRetry: () => void
  onExample: () => void
}

/** The panel beside the text. */
export function Findings(props: FindingsProps) {
  const { state } = props
  if (state.stage === 'working') return <FindingsSkeleton />
  if (state.stage === 'failed' && !props.hasText)
    return (
      <div className="flex flex-col gap-5">
        <ErrorNote>{state.failure.text}</ErrorNote>
        <BeforeTheFirst hasText={false} isTextOnly={false} onExample={props.onExample} />
      </div>
    )
  if (state.stage === 'failed')
    return (
      <ErrorState
        title={state.failure.text}
        text={state.failure.next}
        code={state.failure.code ?? undefined}
        onRetry={state.failure.isWorthRetrying ? props.onRetry : undefined}
        className="@2xl:pt-24"
      />
    )
  if (state.stage === 'done') return <Results {...props} result={state} />
  return (
    <BeforeTheFirst
      hasText={props.hasText}
      isTextOnly={state.isTextOnly ?? false}
      onExample={props.onExample}
    />
  )
}

type ResultsProps = FindingsProps & { result: Extract<CheckState, { stage: 'done' }> }

function Results({ result, active, onPoint, onShow }: ResultsProps) {
  const { detection, text } = result
  const hasMarks = isScored(verdictOf(detection))
  return (
    <div className="flex animate-fade-in flex-col gap-6">
      {result.isKept && <KeptLine what="Checked" at={result.checkedAt} isWhole />}
      <VerdictBlock detection={detection} />
      {detection.tampering.length > 0 && (
        <Note tone="caution" icon={<TriangleAlert aria-hidden="true" />}>
          {tamperingText(detection.tampering)}
        </Note>
      )}
      {hasMarks && detection.evidence.length > 0 && (
        <Part title="What weighed most">
          <MarkKey />
          <ShowMore items={detection.evidence} first={4}>
            {(evidence) => (
              <Reasons evidence={evidence} active={active} onPoint={onPoint} onShow={onShow} text={text} />
            )}
          </ShowMore>
        </Part>
      )}
      <Part title="Measured">
        <Measures detection={detection} />
      </Part>
      {hasMarks && detection.paragraphs.length > 1 && (
        <Part title="Paragraphs">
          <ShowMore items={numbered(detection.paragraphs)} first={8}>
            {(paragraphs) => (
              <Paragraphs paragraphs={paragraphs} active={active} onPoint={onPoint} onShow={onShow} />
            )}
          </ShowMore>
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3.5 border-t border-line pt-6">
      <h2 className="text-14 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** Has the same heights as the results that follow. */
function FindingsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-end gap-3">
        <Skeleton className="h-15 w-28" />
        <Skeleton className="mb-2 h-10 w-40" />
      </div>
      <Skeleton className="h-2" />
      <SkeletonText lines={3} />
      <div className="border-t border-line pt-6">
        <SkeletonText lines={5} />
      </div>
    </div>
  )
}

const promises = [
  { icon: <ScanText />, text: 'How much of the text reads like AI, as a whole and sentence by sentence.' },
  { icon: <CircleAlert />, text: 'What weighed most: the measured reasons, in plain words.' },
  { icon: <Languages />, text: 'When it cannot tell: short texts and other languages get no verdict.' },
]

type BeforeTheFirstProps = { hasText: boolean; isTextOnly: boolean; onExample: () => void }

function BeforeTheFirst({ hasText, isTextOnly, onExample }: BeforeTheFirstProps) {
  return (
    <div className="flex flex-col gap-5 @2xl:pt-4">
      {isTextOnly && (
        <Note icon={<History aria-hidden="true" />}>
          This text was checked by an earlier version, and its result can no longer be shown. Check it again
          to see how it reads now.
        </Note>
      )}
      <h2 className="font-serif text-20 font-medium text-balance">
        {hasText ? 'Ready when you are' : 'See how a text reads'}
      </h2>
      <ul className="flex flex-col gap-4">
        {promises.map((promise) => (
          <li
            key={promise.text}
            className="flex gap-3 text-14 text-pretty text-ink-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
          >
            <span aria-hidden="true">{promise.icon}</span>
            {promise.text}
          </li>
        ))}
      </ul>
      {!hasText && (
        <div>
          <Button onClick={onExample}>Try an example</Button>
        </div>
      )}
      <p className="text-13 text-pretty text-ink-muted">
        Checking is free. English prose of 60 words and more gives the surest results.
      </p>
    </div>
  )
}
