import type { ReactNode } from 'react'
import {
  graceDays,
  type RenewalDetails,
  type SubscriptionState,
} from '../../../../contract/billing/billing.ts'
import { plans } from '../../../../contract/plans.ts'
import { billingSettingsTexts as texts } from '../../../locales/en/billing/settings.ts'
import { formatDate } from '../../../locales/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { usePrice } from '../price-settings.ts'
import { useRenewalDetails, useSubscription, useUpcomingInvoice } from '../queries.ts'
import { Countdown } from './countdown.tsx'
import { EndOrKeep } from './end-or-keep.tsx'

const plansPath = '/subscription-plans'
const dayMs = 86_400_000

const day = (date: string) => formatDate(date, 'longYear')

/** The plan that the user holds, when it renews or ends, and what can be changed. */
export function CurrentPlan({ userId }: { userId: string }) {
  const subscription = useSubscription(userId)
  const details = useRenewalDetails(userId)
  const failed = subscription.isError || details.isError
  if (failed && !(subscription.data && details.data))
    return (
      <ErrorState
        title={texts.loadFailed}
        onRetry={() => void Promise.all([subscription.refetch(), details.refetch()])}
      />
    )
  if (!subscription.data || !details.data) return <Skeleton className="h-64 w-full" />
  return <PlanCards userId={userId} held={subscription.data} details={details.data} />
}

type PlanProps = { userId: string; held: SubscriptionState; details: RenewalDetails }

function PlanCards({ userId, held, details }: PlanProps) {
  const isPaid = held.tier !== 'free'
  const { data: upcoming } = useUpcomingInvoice(userId, isPaid && !held.unpaidSince)
  const price = usePrice()
  return (
    <>
      {held.unpaidSince && (
        <Note tone="caution">{texts.unpaid({ date: day(graceEnd(held.unpaidSince)) })}</Note>
      )}
      <SettingCard
        title={texts.plan}
        action={
          <Badge tone={isPaid && details.is_actually_active ? 'positive' : 'neutral'}>
            {statusText(held)}
          </Badge>
        }
      >
        <SettingRow
          title={planName(held)}
          text={
            details.user_subscribed_at && texts.subscribedSince({ date: day(details.user_subscribed_at) })
          }
          action={
            isPaid ? (
              <ButtonLink to={plansPath}>{texts.changePlan}</ButtonLink>
            ) : (
              <ButtonLink to={plansPath} variant="primary">
                {texts.upgradePlan}
              </ButtonLink>
            )
          }
        />
        {isPaid && <PeriodRow held={held} />}
        {isPaid && upcoming && (
          <SettingRow
            title={texts.nextInvoice}
            text={texts.nextInvoiceText({
              sum: price(upcoming.amount_due),
              date: day(new Date(upcoming.period_start * 1_000).toISOString()),
            })}
          />
        )}
      </SettingCard>
      <SettingCard title={texts.words}>
        <SettingRow
          title={<span className="tabular">{texts.wordsLeft({ words: details.remaining_words })}</span>}
          text={wordsText(held, details)}
        />
      </SettingCard>
      {isPaid && <EndOrKeep userId={userId} held={held} isActive={details.is_actually_active} />}
    </>
  )
}

function graceEnd(unpaidSince: string): string {
  return new Date(Date.parse(unpaidSince) + graceDays * dayMs).toISOString()
}

/** When the plan renews, changes or ends. An unpaid plan ends with the grace, whatever period the provider has begun. */
function PeriodRow({ held }: { held: SubscriptionState }) {
  const { endsAt, periodEnd, unpaidSince, nextTier, plannedTier } = held
  const end = unpaidSince ? graceEnd(unpaidSince) : (endsAt ?? periodEnd)
  if (!end) return null
  return (
    <SettingRow
      title={periodText()}
      text={
        <>
          <Countdown until={end} />
          {plannedTier && (
            <span className="block">
              {texts.plannedBefore({ name: plans[plannedTier].name, date: day(end) })}
            </span>
          )}
        </>
      }
    />
  )

  function periodText(): ReactNode {
    const date = day(end ?? '')
    if (unpaidSince) return texts.endsUnpaid({ date })
    if (endsAt) return texts.endsOn({ date })
    return nextTier ? texts.follows({ name: plans[nextTier].name, date }) : texts.renewsOn({ date })
  }
}

function statusText({ tier, givenTier, endsAt, unpaidSince }: SubscriptionState): string {
  if (givenTier) return texts.given
  if (tier === 'free') return plans.free.name
  if (unpaidSince) return texts.statuses.unpaid
  return endsAt ? texts.statuses.cancelled : texts.statuses.active
}

function planName({ tier, givenTier, billing }: SubscriptionState): string {
  const { name } = plans[givenTier ?? tier]
  return tier === 'free' || !billing ? name : texts.planBilling[billing]({ name })
}

/** When words come back, and what happens to those that are left when the plan ends. */
function wordsText(held: SubscriptionState, details: RenewalDetails): string | null {
  if (held.givenTier) return texts.givenWords({ words: plans[held.givenTier].words })
  if (held.tier === 'free') return texts.freeWords({ words: plans.free.words })
  if (held.unpaidSince) return texts.refreshWaits
  const next = details.next_credit_refresh_date
  const isBeforeEnd = next && (!held.endsAt || next < held.endsAt)
  return [
    isBeforeEnd && texts.refreshOn({ date: day(next) }),
    held.endsAt && texts.wordsAtEnd({ date: day(held.endsAt), words: plans.free.words }),
  ]
    .filter(Boolean)
    .join(' ')
}
