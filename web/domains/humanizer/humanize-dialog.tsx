import { Feather } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RemainingWords } from '../../../contract/credits.ts'
import { errorTexts } from '../../../contract/errors.ts'
import type { HumanizeMode } from '../../../contract/humanizer.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { signInFailure } from './failure.ts'
import { FailureNote } from './failure-note.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { ProofLine } from './proof-line.tsx'
import type { HumanizedText } from './queries.ts'
import { count, quoteOf, wordsText } from './quote.ts'
import { QuoteLine } from './quote-line.tsx'
import { ScoreChange } from './score-change.tsx'
import { UnchangedView } from './unchanged-view.tsx'
import { useHumanizeRun } from './use-humanize-run.ts'

type HumanizeDialogProps = {
  /** What is to be humanized; null keeps the dialog closed. */
  text: string | null
  isSignedOut: boolean
  allowance: RemainingWords | null
  signInPath: string
  onClose: () => void
  onUse: (humanized: string) => void
  /** Goes on in the humanizer, where each change can be read and refused. */
  onOpenHumanizer: (text: string, mode: HumanizeMode) => void
}

/** Humanize from another screen: the cost first, then the run, then the scores before and after. */
export function HumanizeDialog(props: HumanizeDialogProps) {
  const { text, isSignedOut, allowance, signInPath, onClose } = props
  const [mode, setMode] = useState<HumanizeMode>('clean')
  const { state, run, reset } = useHumanizeRun(isSignedOut)
  const isOpen = text !== null
  const start = () => run({ text: text ?? '', mode, lock: [] })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every opening starts afresh
  useEffect(() => reset(), [isOpen])

  const done = state.stage === 'done' && state.result.changed ? state.result : null
  const quote = quoteOf(text ?? '', allowance)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={done ? 'Humanized' : 'Humanize this text'}
      actions={
        done ? (
          <DoneActions {...props} mode={mode} result={done} />
        ) : (
          <>
            <Button onClick={onClose}>{state.stage === 'done' ? 'Close' : 'Cancel'}</Button>
            {!isSignedOut && state.stage !== 'done' && (
              <Button variant="primary" icon={<Feather />} busy={state.stage === 'working'} onClick={start}>
                Humanize
              </Button>
            )}
          </>
        )
      }
    >
      {isSignedOut ? (
        <FailureNote failure={signInFailure} signInPath={signInPath} onRetry={start} />
      ) : state.stage === 'done' ? (
        done ? (
          <Result result={done} />
        ) : (
          <UnchangedView result={state.result} />
        )
      ) : (
        <>
          <ModeChoice mode={mode} onMode={setMode} />
          <QuoteLine quote={quote} />
          {state.stage === 'failed' && (
            <FailureNote failure={state.failure} signInPath={signInPath} onRetry={start} />
          )}
        </>
      )}
    </Dialog>
  )
}

function Result({ result }: { result: HumanizedText }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <ScoreChange details={result.details} />
      <ProofLine details={result.details} />
      <p className="max-h-64 overflow-y-auto rounded-card border border-line bg-surface p-4 text-14 leading-6 wrap-break-word whitespace-pre-wrap">
        {result.humanized}
      </p>
      <p className="tabular text-13 text-ink-muted">
        {count(result.edits.length)} {result.edits.length === 1 ? 'change' : 'changes'}. Cost{' '}
        {wordsText(result.cost)}, {count(result.remaining_words)} left.
      </p>
    </div>
  )
}

type DoneActionsProps = HumanizeDialogProps & { mode: HumanizeMode; result: HumanizedText }

function DoneActions({ onClose, onUse, onOpenHumanizer, mode, result }: DoneActionsProps) {
  return (
    <>
      <CopyButton text={result.humanized} label="Copy" failedText={errorTexts.copyFailed} />
      <Button onClick={() => onOpenHumanizer(result.humanized, mode)}>Open in humanizer</Button>
      <Button
        variant="primary"
        onClick={() => {
          onUse(result.humanized)
          onClose()
        }}
      >
        Use this text
      </Button>
    </>
  )
}
