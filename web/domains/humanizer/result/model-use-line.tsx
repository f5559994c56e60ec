import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import type { HumanizedText } from '../humanized-text.ts'

/** Says which language model offered the wordings, and what the run used of it. */
export function ModelUseLine({ details }: Pick<HumanizedText, 'details'>) {
  const { model, seconds } = details
  if (!model) return null
  return (
    <p className="tabular -mt-2 text-13 text-ink-muted">
      {rewriteTexts.modelUse({ ...model, seconds: Math.round(seconds) })}
    </p>
  )
}
