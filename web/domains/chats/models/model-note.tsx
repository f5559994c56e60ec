import { Info } from 'lucide-react'
import type { ModelChoices } from './use-model-choice.ts'

/** Says quietly that what was chosen is not there any more, and what answers in its place. */
export function ModelNote({ choice: { gone, chosen } }: { choice: ModelChoices }) {
  if (!gone || !chosen) return null
  return (
    <p role="status" className="flex items-start gap-2 px-2 text-12 text-ink-muted">
      <Info aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span>
        “{gone}” is not offered any more. {chosen.label} answers until you choose another.
      </span>
    </p>
  )
}
