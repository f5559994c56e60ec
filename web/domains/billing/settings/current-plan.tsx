import { useState } from 'react'
import {
  billingTimes,
  graceDays,
  type RenewalDetails,
  type SubscriptionState,
} from '../../../../contract/billing/billing.ts'
import { plans } from '../../../../contract/plans.ts'
import { billingSettingsTexts as texts } from '../../../locales/en/billing/settings.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { usePrice } from '../price-settings.ts'
import { useCancel, useRenew, useRenewalDetails, useSubscription, useUpcomingInvoice } from '../queries.ts'
import { Countdown } from './countdown.tsx'

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
  const { data: upcoming } = useUpcomingInvoice(userId, isPaid)
  const price = usePrice()
  const end = held.endsAt ?? held.periodEnd
  return (
    <>
      {held.unpaidSince && (
        <Note tone="caution">
          {texts.unpaid({
            date: day(new Date(Date.parse(held.unpaidSince) + graceDays * dayMs).toISOString()),
          })}
        </Note>
      )}
      <SettingCard
        title={texts.currentPlan}
        action={
          <Badge tone={isPaid && !held.endsAt && !held.unpaidSince ? 'positive' : 'neutral'}>
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
        {isPaid && end && (
          <SettingRow
            title={held.endsAt ? texts.endsOn({ date: day(end) }) : texts.renewsOn({ date: day(end) })}
            text={
              <>
                <Countdown until={end} />
                {held.nextTier && (
                  <span className="block">
                    {texts.follows({ name: plans[held.nextTier].name, date: day(end) })}
                  </span>
                )}
              </>
            }
          />
        )}
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
          text={refreshText(held, details)}
        />
      </SettingCard>
      {isPaid && <EndOrKeep userId={userId} held={held} />}
    </>
  )
}

function statusText({ tier, endsAt, unpaidSince }: SubscriptionState): string {
  if (tier === 'free') return plans.free.name
  if (unpaidSince) return texts.statuses.unpaid
  return endsAt ? texts.statuses.cancelled : texts.statuses.active
}

function planName({ tier, billing }: SubscriptionState): string {
  const { name } = plans[tier]
  return tier === 'free' || !billing ? name : texts.planBilling[billing]({ name })
}

function refreshText(held: SubscriptionState, details: RenewalDetails): string | null {
  if (held.tier === 'free') return texts.freeWords({ words: plans.free.words })
  if (held.unpaidSince) return texts.refreshWaits
  const next = details.next_credit_refresh_date
  const isBeforeEnd = next && (!held.endsAt || next < held.endsAt)
  return isBeforeEnd ? texts.refreshOn({ date: day(next) }) : null
}

function EndOrKeep({ userId, held }: { userId: string; held: SubscriptionState }) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useCancel(userId)
  const renew = useRenew(userId)
  const end = held.endsAt ?? held.periodEnd
  const duration = billingTimes.toastMs
  function confirm() {
    cancel.mutate(undefined, {
      onSuccess: () => toast.success(texts.cancelled, { description: texts.cancelledText, duration }),
      onError: (error) => toast.error(error.message || texts.cancelFailed, { duration }),
      onSettled: () => setAsking(false),
    })
  }
  function reactivate() {
    renew.mutate(undefined, {
      onSuccess: () => toast.success(texts.reactivated, { duration }),
      onError: (error) => toast.error(error.message || texts.renewFailed, { duration }),
    })
  }
  if (held.endsAt)
    return (
      <Button variant="primary" busy={renew.isPending} onClick={reactivate} className="self-start">
        {texts.reactivate}
      </Button>
    )
  return (
    <>
      <Button onClick={() => setAsking(true)} className="self-start">
        {texts.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.cancelTitle}
        description={texts.cancelText({ name: plans[held.tier].name, date: end ? day(end) : '' })}
        confirmText={texts.cancelConfirm}
        cancelText={texts.keep}
        danger
        busy={cancel.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
