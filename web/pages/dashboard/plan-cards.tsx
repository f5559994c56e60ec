import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { plans } from '../../../contract/plans.ts'
import { useSubscription } from '../../domains/billing/queries.ts'
import { useRemainingWords } from '../../domains/credits/queries.ts'
import { CreditsRing, CreditsRingSkeleton } from '../../domains/credits/usage/credits-ring.tsx'
import { dashboardTexts } from '../../locales/en/pages/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'

type LinkCardProps = { title: string; value: ReactNode; text: ReactNode; to: string; link: string }

function LinkCard({ title, value, text, to, link }: LinkCardProps) {
  // The arrow stays on the line of the last word.
  const words = link.split(' ')
  const last = words.at(-1)
  const before = words.slice(0, -1).join(' ')
  return (
    <Card className="flex min-h-37 flex-col p-5 max-md:p-4">
      <h2 className="text-13 text-ink-muted">{title}</h2>
      <p className="mt-1 min-h-7 text-20 font-medium">{value}</p>
      <p className="min-h-4.5 text-13 text-pretty text-ink-muted">{text}</p>
      <Link
        to={to}
        className="mt-auto w-fit pt-3 font-medium text-accent underline-offset-4 hover:underline max-md:min-h-11"
      >
        {before && `${before} `}
        <span className="whitespace-nowrap">
          {last}
          <ArrowRight aria-hidden="true" className="ml-1.5 inline size-4" />
        </span>
      </Link>
    </Card>
  )
}

/** The cards about the plan exist where plans are sold; `isSold` is undefined until it is known. */
type PlanCardsProps = { isSold: boolean | undefined; userId: string | undefined }

/** The words that are left, as a ring. */
export function CreditsCard({ isSold }: Pick<PlanCardsProps, 'isSold'>) {
  const { data, isError, refetch } = useRemainingWords(isSold)
  return (
    <Card className="col-span-2 flex items-center p-6 lg:row-span-2 max-md:p-4">
      {data ? (
        <CreditsRing remaining={data.remaining_words} limit={data.limit} />
      ) : isError ? (
        <div className="flex min-h-34 flex-col items-start justify-center gap-3">
          <p>{dashboardTexts.creditsFailed}</p>
          <Button onClick={() => void refetch()}>{dashboardTexts.tryAgain}</Button>
        </div>
      ) : (
        <CreditsRingSkeleton />
      )}
    </Card>
  )
}

/** The plan that the user holds, and its billing. */
export function PlanCards({ isSold, userId }: PlanCardsProps) {
  const words = useRemainingWords(isSold)
  const subscription = useSubscription(isSold ? userId : undefined)
  const plan = words.data && plans[words.data.tier]
  const isFree = plan?.tier === 'free'
  const state = subscription.data?.status === 'cancelled' ? dashboardTexts.cancelled : dashboardTexts.active
  const waiting = <Skeleton className="h-7 w-20" />
  return (
    <>
      <LinkCard
        title={dashboardTexts.plan}
        value={plan ? plan.name : words.isError ? '–' : waiting}
        text={
          plan &&
          (plan.cycleDays === null
            ? dashboardTexts.wordsOnce({ words: plan.words })
            : dashboardTexts.wordsPerCycle({ words: plan.words, days: plan.cycleDays }))
        }
        to="/subscription-plans"
        link={plan && !isFree ? dashboardTexts.managePlan : dashboardTexts.upgrade}
      />
      <LinkCard
        title={dashboardTexts.billing}
        value={
          plan && subscription.data
            ? isFree
              ? dashboardTexts.nothingDue
              : state
            : subscription.isError || words.isError
              ? '–'
              : waiting
        }
        text={dashboardTexts.billingText}
        to="/settings?tab=subscription"
        link={dashboardTexts.manageBilling}
      />
    </>
  )
}
