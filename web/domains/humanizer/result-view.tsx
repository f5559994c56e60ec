import { RotateCcw, ScanText } from 'lucide-react'
import { useState } from 'react'
import { errorTexts } from '../../../contract/errors.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { DiffText } from './diff-text.tsx'
import { PartlyNote } from './partly-note.tsx'
import { PassDots } from './pass-dots.tsx'
import { ProofLine } from './proof-line.tsx'
import type { HumanizedText } from './queries.ts'
import { count, wordsText } from './quote.ts'
import { ScoreChange } from './score-change.tsx'
import { useReview } from './use-review.ts'

type ResultViewProps = {
  original: string
  result: HumanizedText
  /** Takes the text as it now stands to the detector. */
  onCheck: (text: string) => void
}

/** A finished run: the scores, the text with its changes or alone, and what it cost. */
export function ResultView({ original, result, onCheck }: ResultViewProps) {
  const [view, setView] = useState('changes')
  const { rejected, text, reject, acceptAll } = useReview(original, result.edits)
  return (
    <>
      <div className="flex shrink-0 flex-col gap-4 px-6 pt-5 pb-4 max-md:px-5">
        <ScoreChange details={result.details} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <ProofLine details={result.details} />
          <PassDots
            steps={result.details.progressHistory}
            name={result.humanizer === 'model' ? 'Passage' : 'Pass'}
          />
        </div>
        <PartlyNote result={result} />
        <div className="flex items-center justify-between gap-2">
          <Segmented
            label="View"
            value={view}
            onChange={setView}
            options={[
              { value: 'changes', label: 'Changes' },
              { value: 'text', label: 'Text' },
            ]}
          />
          <CopyButton text={text} label="Copy" failedText={errorTexts.copyFailed} />
        </div>
      </div>
      <section
        aria-label="Humanized text"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls has to be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 px-6 pb-6 max-md:px-5 @2xl:overflow-y-auto"
      >
        {view === 'changes' ? (
          <DiffText original={original} result={result} rejected={rejected} onReject={reject} />
        ) : (
          <p className="text-16 leading-7 wrap-break-word whitespace-pre-wrap">{text}</p>
        )}
      </section>
      <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line px-6 py-3.5 max-md:px-5">
        <p role="status" className="tabular min-w-0 flex-1 basis-56 text-13 text-ink-muted">
          {changesText(result.edits.length, rejected.size)} Cost {wordsText(result.cost)},{' '}
          {count(result.remaining_words)} left.
        </p>
        {rejected.size > 0 && (
          <Button variant="ghost" icon={<RotateCcw />} onClick={acceptAll}>
            Use all
          </Button>
        )}
        <Button icon={<ScanText />} onClick={() => onCheck(text)}>
          Check for AI
        </Button>
      </footer>
    </>
  )
}

function changesText(changes: number, rejected: number): string {
  const made = `${count(changes - rejected)} ${changes - rejected === 1 ? 'change' : 'changes'}`
  return rejected === 0 ? `${made}.` : `${made}, ${count(rejected)} kept as before.`
}
