import { DiffText } from './diff-text.tsx'
import { PartlyNote } from './partly-note.tsx'
import { ProofLine } from './proof-line.tsx'
import type { HumanizedText } from './queries.ts'
import { count, wordsText } from './quote.ts'
import { ScoreChange } from './score-change.tsx'
import type { Review } from './use-review.ts'

type DialogResultProps = { original: string; result: HumanizedText; review: Review }

export function DialogResult({ original, result, review }: DialogResultProps) {
  return (
    <div className="flex min-h-0 flex-col gap-4">
      <ScoreChange details={result.details} />
      <ProofLine result={result} />
      <PartlyNote result={result} />
      <section
        aria-label="Changes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls has to be reachable by keyboard
        tabIndex={0}
        className="max-h-[36dvh] overflow-y-auto rounded-card border border-line bg-surface p-4"
      >
        <DiffText original={original} locks={result.locks} review={review} />
      </section>
      <p className="tabular text-13 text-ink-muted">
        {count(review.edits.length - review.rejected.size)} of {count(review.edits.length)} changes. Cost{' '}
        {wordsText(result.cost)}, {count(result.remaining_words)} left.
      </p>
    </div>
  )
}
