import { CircleAlert, CircleCheck, Feather } from 'lucide-react'
import {
  detectabilityText,
  type HumanizationDetails,
  isAccepted,
  toneOfHumanScore,
} from '../../../../contract/humanizer.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { humanizeTexts } from '../../../locales/en/chats/humanize.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { toneTextClass } from '../../../ui/feedback/tone.ts'
import { outcomeText } from './humanize-outcome.ts'

/** The badge is green only when the rewrite also reads human. */
export function HumanizedBadge({ details }: { details: HumanizationDetails | null }) {
  const reached = details !== null && isAccepted(details.finalHumanScore)
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={reached ? 'positive' : 'neutral'} icon={<Feather aria-hidden="true" />}>
        {humanizeTexts.humanized}
      </Badge>
      {details && <HumanizedOutcome details={details} className="max-md:hidden" />}
    </div>
  )
}

export function HumanizedOutcome({
  details,
  className,
}: {
  details: HumanizationDetails
  className?: string
}) {
  const tone = toneTextClass[toneOfHumanScore(details.finalHumanScore)]
  const Icon = isAccepted(details.finalHumanScore) ? CircleCheck : CircleAlert
  return (
    <p className={classNames('tabular text-12 text-pretty text-ink-muted', className)}>
      <span className={classNames('font-medium whitespace-nowrap', tone)}>
        <Icon aria-hidden="true" className="mr-1 inline size-3.5 align-[-2px]" />
        {contractText(detectabilityText(details.finalHumanScore))}
      </span>
      {' · '}
      {outcomeText(details)}
    </p>
  )
}
