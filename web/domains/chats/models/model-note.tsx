import { Info } from 'lucide-react'
import { modelsTexts } from '../../../locales/en/chats/models.ts'
import type { ModelChoices } from './use-model-choice.ts'

/** Explains that the chosen model is no longer available, and names the one that replaces it. */
export function ModelNote({ choice: { gone, chosen } }: { choice: ModelChoices }) {
  if (!gone || !chosen) return null
  return (
    <p role="status" className="flex items-start gap-2 px-2 text-12 text-ink-muted">
      <Info aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span>{modelsTexts.isNotOfferedAnyMore({ gone, label: chosen.label })}</span>
    </p>
  )
}
