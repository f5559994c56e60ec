import { Info } from 'lucide-react'
import { plans } from '../../../../contract/plans.ts'
import { modelsTexts } from '../../../locales/en/chats/models.ts'
import type { ModelChoices } from './use-model-choice.ts'

/** Explains that the chosen model is no longer available, and names the one that replaces it. */
export function ModelNote({ choice: { gone, gonePlan, chosen } }: { choice: ModelChoices }) {
  if (!gone || !chosen) return null
  return (
    <p role="status" className="flex items-start gap-2 px-2 text-12 text-ink-muted">
      <Info aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {gonePlan
          ? modelsTexts.needsPlanNow({ gone, plan: plans[gonePlan].name, label: chosen.label })
          : modelsTexts.isNotOfferedAnyMore({ gone, label: chosen.label })}
      </span>
    </p>
  )
}
