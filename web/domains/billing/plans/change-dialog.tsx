import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { billingTimes, type PlanChange } from '../../../../contract/billing/billing.ts'
import { plans } from '../../../../contract/plans.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { usePrice } from '../price-settings.ts'
import type { CardForm } from '../provider-script.ts'
import { type PlanWish, reloadBilling, usePlanChangePreview, useSubscription } from '../queries.ts'
import { changePlan } from './change-plan.ts'

type ChangeDialogProps = {
  userId: string
  wish: PlanWish
  cardForm: CardForm | null
  onClose: () => void
}

/** Says what a change of a running plan costs and adds before it is made. */
export function ChangeDialog({ userId, wish, cardForm, onClose }: ChangeDialogProps) {
  const client = useQueryClient()
  const price = usePrice()
  // The bank's question is shown outside the dialog, which would keep the focus.
  const [isConfirming, setConfirming] = useState(false)
  const { name } = plans[wish.plan]
  const preview = usePlanChangePreview(userId, wish)
  const { data: held } = useSubscription(userId)
  const change = useMutation({
    mutationFn: () => changePlan(wish, { userId, cardForm, onConfirming: () => setConfirming(true) }),
    onSettled: () => setConfirming(false),
    // Not with `mutate`: its callbacks are dropped when the new plan replaces the button that opened the dialog.
    onSuccess: () => {
      onClose()
      toast.success(plansTexts.changed, { duration: billingTimes.toastMs })
      return reloadBilling(client, userId)
    },
  })
  const failure = change.error ?? preview.error

  return (
    <Dialog
      open={!isConfirming}
      onOpenChange={(open) => !open && onClose()}
      title={plansTexts.changeTitle({ name })}
      description={
        preview.data
          ? textOf(preview.data, { name, price, isNewPeriod: held?.billing !== wish.billing })
          : failure
            ? null
            : plansTexts.loadingChange
      }
      actions={
        <>
          <Button onClick={onClose}>{plansTexts.keepPlan({ name: plansTexts.currentPlan })}</Button>
          {!preview.error && (
            <Button
              variant="primary"
              busy={change.isPending}
              disabled={!preview.data}
              onClick={() => change.mutate()}
            >
              {preview.data?.when === 'now'
                ? plansTexts.confirmPay({ sum: price(preview.data.amountDue) })
                : plansTexts.confirmChange}
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <ErrorNote>
          <span className="block font-medium">{plansTexts.changeFailed}</span>
          {failure.message}
        </ErrorNote>
      )}
    </Dialog>
  )
}

function textOf(
  { when, billing, amountDue, charge, credit, next, words, at }: PlanChange,
  { name, price, isNewPeriod }: { name: string; price: (cents: number) => string; isNewPeriod: boolean },
): string {
  if (when === 'now')
    return [
      nowText(),
      credit > 0 && plansTexts.changeCredit({ name, charge: price(charge), credit: price(credit) }),
      next && plansTexts.changeNext({ sum: price(next.amount), date: formatDate(next.at, 'longYear') }),
    ]
      .filter(Boolean)
      .join(' ')
  if (when === 'keep') return plansTexts.changeKeep
  return plansTexts.changeLater({ name, date: at ? formatDate(at, 'longYear') : '' })

  function nowText(): string {
    const sum = price(amountDue)
    if (!isNewPeriod) return plansTexts.changeNow({ sum, words })
    return billing === 'yearly'
      ? plansTexts.changeNowYearly({ sum, name, words })
      : plansTexts.changeNowMonthly({ sum, name, words })
  }
}
