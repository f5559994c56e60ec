import { CircleAlert, CircleCheck, Feather } from 'lucide-react'
import { type HumanizationDetails, isAccepted, toneOfHumanScore } from '../../../contract/humanizer.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { toneTextClass } from '../../ui/tone.ts'
import { outcomeText, verdictText } from './humanize-outcome.ts'

export function HumanizedBadge({ details }: { details: HumanizationDetails | null }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone="positive" icon={<Feather aria-hidden="true" />}>
        Humanized
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
    <p className={classNames('tabular text-12 text-ink-muted', className)}>
      <span className={classNames('font-medium', tone)}>
        <Icon aria-hidden="true" className="mr-1 inline size-3.5 align-[-2px]" />
        {verdictText(details.finalHumanScore)}
      </span>
      {' · '}
      {outcomeText(details)}
    </p>
  )
}
