import { ArrowRight } from 'lucide-react'
import { brand } from '../../../../contract/brand.ts'
import { detectabilityText } from '../../../../contract/humanizer.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { humanScoreTone, toneFillClass, toneTextClass } from '../../../ui/feedback/tone.ts'

type ScoreChangeProps = {
  /** Human scores in percent. */
  before: number
  after: number
}

/** Shows '22.0% → 81.3% human' and a bar with a notch at the score before. */
export function ScoreChange({ before, after }: ScoreChangeProps) {
  const tone = humanScoreTone(after)
  return (
    <div className="flex flex-col gap-2">
      <p className="tabular flex flex-wrap items-baseline gap-x-2 text-14 whitespace-nowrap">
        <span className={classNames('font-medium', toneTextClass[humanScoreTone(before)])}>
          {percentText(before)}
        </span>
        <ArrowRight aria-label={rewriteTexts.to} className="size-3.5 self-center text-ink-muted" />
        <span className={classNames('text-20 font-semibold', toneTextClass[tone])}>{percentText(after)}</span>
        <span className="text-ink-muted">{rewriteTexts.human}</span>
        <span className={classNames('ml-auto font-medium', toneTextClass[tone])}>
          {contractText(detectabilityText(after))}
        </span>
      </p>
      <div aria-hidden="true" className="relative h-2 rounded-full bg-line">
        <div
          className={classNames('h-full min-w-2 rounded-full transition-[width]', toneFillClass[tone])}
          style={{ width: `${after}%` }}
        />
        <div
          className="absolute -top-0.5 h-3 w-0.5 rounded-full bg-ink ring-2 ring-surface-raised"
          style={{ left: `min(${before}%, 100% - 2px)` }}
        />
      </div>
      <p className="text-12 text-ink-muted">{rewriteTexts.asSOwnDetectorReads({ name: brand.name })}</p>
    </div>
  )
}
