import type { ModelTrial } from '../../../contract/local-models.ts'
import { localModelsTexts } from '../../locales/en/local-models/card.ts'
import { formatNumber } from '../../locales/format.ts'

/** The measured speed of a model; slower than one word a second is shown with a decimal. */
export function TrialLine({ trial, isTried }: { trial: ModelTrial | null; isTried: boolean }) {
  const words = trial?.wordsPerSecond ?? 0
  const text = isTried
    ? localModelsTexts.measuring
    : trial
      ? localModelsTexts.speed({ words: formatNumber(words, { maximumFractionDigits: words < 3 ? 1 : 0 }) })
      : localModelsTexts.notMeasured
  return (
    <p role="status" className="px-5 pb-4 text-13 text-ink-muted max-md:px-4">
      {text}
    </p>
  )
}
