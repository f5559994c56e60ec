import type { HumanizeMode } from '../../../../contract/humanizer.ts'
import { estimateTexts } from '../../../locales/en/humanizer/estimate.ts'
import type { RewriterOfMode } from '../modes.ts'

/**
 * Of the bench's texts by current models that the detector reads as AI, the share that it reads as human afterwards, in
 * percent (`npm run bench -- humanizer`); undefined where it was not measured. A test compares them with
 * docs/humanizer-findings.md.
 */
export const readsHumanAfterwards: Record<'rules' | 'model', Partial<Record<HumanizeMode, number>>> = {
  rules: { clean: 0, balanced: 0, strong: 2 },
  model: { balanced: 68, strong: 84 },
}

/** Returns how often a strength brings an AI text to a human reading, or null where nobody has measured it. */
export function measuredText(mode: HumanizeMode, { kind }: RewriterOfMode): string | null {
  const percent = kind === 'service' ? undefined : readsHumanAfterwards[kind][mode]
  if (percent === undefined) return null
  return kind === 'model' ? estimateTexts.measuredOfModel({ percent }) : estimateTexts.measured({ percent })
}
