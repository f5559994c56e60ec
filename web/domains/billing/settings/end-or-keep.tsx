import { useState } from 'react'
import { billingTimes, type SubscriptionState } from '../../../../contract/billing/billing.ts'
import { plans } from '../../../../contract/plans.ts'
import { billingSettingsTexts as texts } from '../../../locales/en/billing/settings.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCancel, useRenew } from '../queries.ts'

const duration = billingTimes.toastMs
const day = (date: string) => formatDate(date, 'longYear')

type EndOrKeepProps = {
  userId: string
  held: SubscriptionState
  /** Paid, and not about to end. */
  isActive: boolean
}

/**
 * Cancels a plan that was not cancelled, and reactivates one that was cancelled or whose payment failed, which charges
 * the card again.
 */
export function EndOrKeep({ userId, held, isActive }: EndOrKeepProps) {
  const cancel = useCancelling(userId)
  const reactivate = useReactivating(userId)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {!isActive && (
          <Button variant="primary" busy={reactivate.isPending} onClick={reactivate.start}>
            {texts.reactivate}
          </Button>
        )}
        {held.unpaidSince && <ButtonLink to="/settings/update-billing">{texts.updateCard}</ButtonLink>}
        {!held.endsAt && <CancelButton held={held} {...cancel} />}
      </div>
      {held.unpaidSince && <p className="text-13 text-pretty text-ink-muted">{texts.reactivateCharges}</p>}
    </div>
  )
}

// The callbacks of `mutate` are dropped when its component is replaced, so each is used by the one that stays.

function useReactivating(userId: string) {
  const renew = useRenew(userId)
  function start() {
    renew.mutate(undefined, {
      onSuccess: ({ subscription: { nextTier, periodEnd } }) => {
        const description =
          nextTier && periodEnd && texts.plannedAgain({ name: plans[nextTier].name, date: day(periodEnd) })
        toast.success(texts.reactivated, { duration, ...(description ? { description } : {}) })
      },
      onError: ({ message }) => toast.error(texts.renewFailed, { description: message, duration }),
    })
  }
  return { isPending: renew.isPending, start }
}

function useCancelling(userId: string) {
  const { mutate, isPending } = useCancel(userId)
  function start(onEnd: () => void) {
    mutate(undefined, {
      onSuccess: () => toast.success(texts.cancelled, { description: texts.cancelledText, duration }),
      onError: ({ message }) => toast.error(texts.cancelFailed, { description: message, duration }),
      onSettled: onEnd,
    })
  }
  return { isPending, start }
}

type CancelButtonProps = {
  held: SubscriptionState
  isPending: boolean
  start: (onEnd: () => void) => void
}

function CancelButton({ held, isPending, start }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.cancel}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.cancelTitle}
        description={texts.cancelText({
          name: plans[held.tier].name,
          date: held.periodEnd ? day(held.periodEnd) : '',
          words: plans.free.words,
        })}
        confirmText={texts.cancelConfirm}
        cancelText={texts.keep}
        danger
        busy={isPending}
        onConfirm={() => start(() => setAsking(false))}
      />
    </>
  )
}
