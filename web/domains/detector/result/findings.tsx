import { CircleAlert, History, Languages, ScanText, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { detectorResultTexts } from '../../../locales/en/detector/result.ts'
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
  /** False for a service that marks sentences and gives no reasons. */
  hasReasons: boolean
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
        <BeforeTheFirst {...props} hasText={false} isTextOnly={false} />
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
  return <BeforeTheFirst {...props} isTextOnly={state.isTextOnly ?? false} />
}

type ResultsProps = Pick<FindingsProps, 'active' | 'onPoint' | 'onShow'> & {
  result: Omit<Extract<CheckState, { stage: 'done' }>, 'stage'>
}

/** The verdict, its reasons and the measures of a finished check. */
export function Results({ result, active, onPoint, onShow }: ResultsProps) {
  const { detection, text } = result
  const hasMarks = isScored(verdictOf(detection))
  return (
    <div className="flex animate-fade-in flex-col gap-6">
      {result.isKept && <KeptLine what={detectorResultTexts.checked} at={result.checkedAt} isWhole />}
      <VerdictBlock detection={detection} />
      {detection.tampering.length > 0 && (
        <Note tone="caution" icon={<TriangleAlert aria-hidden="true" />}>
          {tamperingText(detection.tampering)}
        </Note>
      )}
      {hasMarks && detection.evidence.length > 0 && (
        <Part title={detectorResultTexts.whatWeighedMost}>
          <MarkKey />
          <ShowMore items={detection.evidence} first={4}>
            {(evidence) => (
              <Reasons evidence={evidence} active={active} onPoint={onPoint} onShow={onShow} text={text} />
            )}
          </ShowMore>
        </Part>
      )}
      <Part title={detectorResultTexts.measured}>
        <Measures detection={detection} />
      </Part>
      {hasMarks && detection.paragraphs.length > 1 && (
        <Part title={detectorResultTexts.paragraphs}>
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

const promises = (hasReasons: boolean) => [
  { icon: <ScanText />, text: detectorResultTexts.howMuchOfTheText },
  {
    icon: <CircleAlert />,
    text: hasReasons ? detectorResultTexts.whatWeighedMostThe : detectorResultTexts.whichSentences,
  },
  { icon: <Languages />, text: detectorResultTexts.whenItCannotTellShort },
]

type BeforeTheFirstProps = Pick<FindingsProps, 'hasText' | 'hasReasons' | 'onExample'> & {
  isTextOnly: boolean
}

function BeforeTheFirst({ hasText, hasReasons, isTextOnly, onExample }: BeforeTheFirstProps) {
  return (
    <div className="flex flex-col gap-5 @2xl:pt-4">
      {isTextOnly && (
        <Note icon={<History aria-hidden="true" />}>{detectorResultTexts.thisTextWasCheckedBy}</Note>
      )}
      <h2 className="font-serif text-20 font-medium text-balance">
        {hasText ? detectorResultTexts.readyWhenYouAre : detectorResultTexts.seeHowATextReads}
      </h2>
      <ul className="flex flex-col gap-4">
        {promises(hasReasons).map((promise) => (
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
          <Button onClick={onExample}>{detectorResultTexts.tryAnExample}</Button>
        </div>
      )}
      <p className="text-13 text-pretty text-ink-muted">{detectorResultTexts.englishProseIsSurest}</p>
    </div>
  )
}
