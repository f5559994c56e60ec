import { Feather } from 'lucide-react'
import { type Ref, useState } from 'react'
import { humanizerDeskTexts } from '../../../locales/en/humanizer/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { KeptResult } from '../changes/kept-result.ts'
import type { Way } from '../changes/other-ways.tsx'
import type { Choices } from '../changes/review.ts'
import type { ReadText } from '../edit/use-live-score.ts'
import type { EstimateState } from '../estimate/use-estimate.ts'
import { KeptTextView } from '../history/kept-text-view.tsx'
import type { HumanizedText } from '../humanized-text.ts'
import type { ModelOffer } from '../model-offer.ts'
import type { Elsewhere } from '../result/elsewhere-note.tsx'
import { ResultView } from '../result/result-view.tsx'
import { UnchangedView } from '../result/unchanged-view.tsx'
import type { RunState } from '../run/use-humanize-run.ts'
import { WorkingView } from '../run/working-view.tsx'

type OutputCardProps = {
  ref: Ref<HTMLElement>
  state: RunState
  /** The result that a failed run would have replaced. */
  kept: KeptResult | null
  onCheck: (text: string) => void
  onChat: (text: string) => void
  onEssay: (text: string) => void
  onChoices: (choices: Choices) => void
  elsewhere: Elsewhere | null
  /** Runs the same text again with another strength or model. */
  onWay: (way: Way) => void
  expected: EstimateState
  offer: ModelOffer | null
  readText: ReadText
  /** The text in the field. */
  text: string
  onText: (text: string) => void
  /** Null when there is a text already. */
  onExample: (() => void) | null
}

/** Shows the rewrite or, until there is one, the state of the run. */
export function OutputCard(props: OutputCardProps) {
  const { ref, state, onExample } = props
  const shown = state.stage === 'done' ? state : props.kept
  // A text that a run left as it was can be edited as well.
  const [taken, setTaken] = useState<HumanizedText | null>(null)
  const isEditing = shown !== null && (shown.result === taken || shown.choices.edited !== undefined)
  const isStale = shown !== null && shown.original !== props.text
  const isDrawn = shown !== null || state.stage === 'working' || state.stage === 'text'
  return (
    <section
      ref={ref}
      aria-label={humanizerDeskTexts.result}
      className={classNames(
        'order-2 flex min-h-72 shrink-0 flex-col rounded-card border border-line @2xl:mb-7 @2xl:min-h-0 @2xl:shrink',
        isDrawn ? 'bg-surface-raised' : 'border-dashed',
      )}
    >
      {state.stage === 'working' && (
        <div className="p-6 max-md:p-5">
          <WorkingView run={state} />
        </div>
      )}
      {shown &&
        (shown.result.changed || isEditing ? (
          <ResultView
            // What another tab has saved is shown anew.
            key={`${shown.result.humanized} ${shown.revisions?.[0] ?? ''}`}
            kept={shown}
            onCheck={props.onCheck}
            onChat={props.onChat}
            onEssay={props.onEssay}
            onChoices={props.onChoices}
            elsewhere={props.elsewhere}
            onWay={props.onWay}
            expected={props.expected}
            offer={props.offer}
            readText={props.readText}
            startsEditing={isEditing}
            onRestore={isStale ? () => props.onText(shown.original) : null}
          />
        ) : (
          <UnchangedView
            result={shown.result}
            onWay={isStale ? undefined : props.onWay}
            onEdit={() => setTaken(shown.result)}
            offer={props.offer}
            onRestore={isStale ? () => props.onText(shown.original) : null}
          />
        ))}
      {state.stage === 'text' && (
        <KeptTextView text={state.text} madeAt={state.madeAt} onCheck={props.onCheck} />
      )}
      {!isDrawn && (
        <div className="flex flex-1 flex-col justify-center">
          <EmptyState
            icon={<Feather />}
            title={humanizerDeskTexts.theRewriteAppearsHere}
            text={humanizerDeskTexts.eachChangeIsShownWith}
            action={onExample && <Button onClick={onExample}>{humanizerDeskTexts.tryAnExample}</Button>}
          />
        </div>
      )}
    </section>
  )
}
