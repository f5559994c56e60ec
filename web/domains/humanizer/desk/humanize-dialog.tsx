import { Feather } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RemainingWords } from '../../../../contract/credits.ts'
import type { HumanizeMode, HumanizerName } from '../../../../contract/humanizer.ts'
import { humanizeDialogTexts } from '../../../locales/en/humanizer/dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/fields/copy-button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Way } from '../changes/other-ways.tsx'
import { useReview } from '../changes/use-review.ts'
import { emptyDraft } from '../draft.ts'
import { type EstimateState, useEstimate } from '../estimate/use-estimate.ts'
import { useQuote } from '../estimate/use-quote.ts'
import { signInFailure } from '../failure.ts'
import { calmQuotes, QuoteLine } from '../input/quote-line.tsx'
import type { Recast } from '../model-offer.ts'
import { modelOf, type ReadRecastModel } from '../modes.ts'
import type { Quote } from '../quote.ts'
import { DialogResult } from '../result/dialog-result.tsx'
import { FailureNote } from '../result/failure-note.tsx'
import { UnchangedView } from '../result/unchanged-view.tsx'
import { RunProgress } from '../run/run-progress.tsx'
import { RunStatus } from '../run/run-status.tsx'
import { type RunState, useHumanizeRun } from '../run/use-humanize-run.ts'
import { dataProcessorText } from '../settings/data-processor.ts'
import { ModeChoice } from '../settings/mode-choice.tsx'

type HumanizeDialogProps = {
  /** The text to humanize; null keeps the dialog closed. */
  text: string | null
  /** Null for visitors, undefined while it is unknown. */
  userId: string | null | undefined
  /** A language model that can also rewrite, and whether the user chose it; null without one. */
  recast: Recast | null
  readRecastModel: ReadRecastModel
  isSignedOut: boolean
  allowance: RemainingWords | null
  /** False where no plans are sold. */
  countsWords: boolean
  /** The humanizer of this server; null while it is unknown. */
  rewriter: HumanizerName | null
  signInPath: string
  onClose: () => void
  onUse: (humanized: string) => void
}

/** Humanizes a text from another screen: shows the cost, runs, then shows the scores before and after. */
export function HumanizeDialog(props: HumanizeDialogProps) {
  const { text, isSignedOut, onClose } = props
  const [mode, setMode] = useState<HumanizeMode>('clean')
  const { state, isSlow, run, reset } = useHumanizeRun(isSignedOut)
  const result = state.stage === 'done' && state.result.changed ? state.result : null
  const review = useReview(state.stage === 'done' ? state.original : '', result)
  const isOpen = text !== null
  const draft = { ...emptyDraft, text: text ?? '', mode }
  const { recast } = props
  const start = (way: Way = {}) => {
    const wanted = way.mode ?? mode
    const asked = { ...draft, mode: wanted, evenIfHuman: way.evenIfHuman ?? false }
    void run(asked, async () => way.model ?? modelOf(wanted, props.readRecastModel))
  }
  const again = (way: Way) => {
    if (way.mode) setMode(way.mode)
    start(way)
  }
  const { allowance, countsWords } = props
  const owner = isOpen ? props.userId : undefined
  const quote = useQuote(draft, { owner, allowance, countsWords, recast })
  const expected = useEstimate(draft, quote, owner)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every opening starts from the beginning
  useEffect(() => reset(), [isOpen])

  function use() {
    props.onUse(review.text)
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={result ? humanizeDialogTexts.humanized : humanizeDialogTexts.humanizeThisText}
      actions={
        result ? (
          <>
            <CopyButton text={review.text} />
            <Button variant="primary" onClick={use}>
              {humanizeDialogTexts.useThisText}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>
              {state.stage === 'done' ? humanizeDialogTexts.close : humanizeDialogTexts.cancel}
            </Button>
            {!isSignedOut && state.stage !== 'done' && (
              <Button
                variant="primary"
                icon={<Feather />}
                busy={state.stage === 'working'}
                onClick={() => start()}
              >
                {humanizeDialogTexts.humanize}
              </Button>
            )}
          </>
        )
      }
    >
      <RunStatus state={state} isSlow={isSlow} />
      {result && state.stage === 'done' ? (
        <DialogResult
          original={state.original}
          result={result}
          review={review}
          expected={expected}
          offer={recast?.offer ?? null}
          onWay={again}
        />
      ) : (
        <BeforeResult
          {...props}
          state={state}
          isSlow={isSlow}
          quote={quote}
          expected={expected}
          mode={mode}
          onMode={setMode}
          onStart={() => start()}
          onWay={again}
        />
      )}
    </Dialog>
  )
}

type BeforeResultProps = HumanizeDialogProps & {
  state: RunState
  quote: Quote
  isSlow: boolean
  expected: EstimateState
  mode: HumanizeMode
  onMode: (mode: HumanizeMode) => void
  onStart: () => void
  onWay: (way: Way) => void
}

function BeforeResult({
  isSignedOut,
  rewriter,
  recast,
  signInPath,
  quote,
  state,
  isSlow,
  expected,
  mode,
  onMode,
  onStart,
  onWay,
}: BeforeResultProps) {
  if (isSignedOut) return <FailureNote failure={signInFailure()} signInPath={signInPath} onRetry={onStart} />
  if (state.stage === 'done')
    return <UnchangedView result={state.result} onWay={onWay} offer={recast?.offer ?? null} />
  if (state.stage === 'working' && isSlow)
    return (
      // As high as the content that it replaces.
      <div className="flex min-h-56 animate-fade-in flex-col justify-center">
        <RunProgress run={state} />
      </div>
    )
  return (
    <>
      <ModeChoice
        mode={mode}
        onMode={onMode}
        expected={expected}
        humanizer={rewriter}
        recast={recast}
        words={quote.words}
      />
      {(state.stage !== 'failed' || calmQuotes.has(quote.kind)) && <QuoteLine quote={quote} />}
      {rewriter && (
        <p className="text-13 text-pretty text-ink-muted">{dataProcessorText(rewriter, mode, recast)}</p>
      )}
      {state.stage === 'failed' && (
        <FailureNote failure={state.failure} signInPath={signInPath} onRetry={onStart} />
      )}
    </>
  )
}
