import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import { DiffText } from '../changes/diff-text.tsx'
import { OtherWays, type Way } from '../changes/other-ways.tsx'
import type { Review } from '../changes/use-review.ts'
import type { EstimateState } from '../estimate/use-estimate.ts'
import type { HumanizedText } from '../humanized-text.ts'
import type { ModelOffer } from '../model-offer.ts'
import { costText } from './cost-text.ts'
import { PartlyNote } from './partly-note.tsx'
import { ProofLine } from './proof-line.tsx'
import { ScoreChange } from './score-change.tsx'

type DialogResultProps = {
  original: string
  result: HumanizedText
  review: Review
  expected: EstimateState
  offer: ModelOffer | null
  onWay: (way: Way) => void
}

export function DialogResult(props: DialogResultProps) {
  const { original, result, review } = props
  return (
    <div className="flex min-h-0 flex-col gap-4">
      <ScoreChange before={result.details.humanScoreBefore} after={result.details.finalHumanScore} />
      <ProofLine result={result} />
      <PartlyNote result={result} />
      <OtherWays result={result} expected={props.expected} offer={props.offer} onWay={props.onWay} />
      <section
        aria-label={rewriteTexts.changes}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling pane has to be reachable by keyboard
        tabIndex={0}
        className="max-h-[36dvh] overflow-y-auto rounded-card border border-line bg-surface p-4"
      >
        <DiffText original={original} locks={result.locks} review={review} />
      </section>
      <p className="tabular text-13 text-ink-muted">
        {rewriteTexts.ofChanges({
          made: review.edits.length - review.rejected.size,
          count: review.edits.length,
          cost: costText(result),
        })}
      </p>
    </div>
  )
}
