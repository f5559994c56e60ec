import { Lock, TriangleAlert } from 'lucide-react'
import type { HumanizationDetails } from '../../../contract/humanizer.ts'

/** '2 passages locked, both intact', and how many times the text was gone over. */
export function proofText({ locked, intact }: Pick<HumanizationDetails, 'locked' | 'intact'>): string {
  if (locked === 0) return 'No passage needed a lock'
  if (locked === 1) return intact === 1 ? '1 passage locked, intact' : '1 passage locked, not intact'
  const all = locked === 2 ? 'both' : 'all'
  return `${locked.toLocaleString('en-US')} passages locked, ${intact === locked ? `${all} intact` : `${intact} intact`}`
}

export function ProofLine({ details }: { details: HumanizationDetails }) {
  const holds = details.intact === details.locked
  return (
    <p className="flex items-center gap-1.5 text-13 text-ink-muted">
      {holds ? (
        <Lock aria-hidden="true" className="size-3.5 shrink-0 text-positive" />
      ) : (
        <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 text-danger" />
      )}
      {proofText(details)}
    </p>
  )
}
