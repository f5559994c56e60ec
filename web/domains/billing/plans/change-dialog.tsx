import { billingTimes, type PlanChange } from '../../../../contract/billing/billing.ts'
import { plans } from '../../../../contract/plans.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { money } from '../money.ts'
import { type PlanWish, useChangePlan, usePlanChangePreview } from '../queries.ts'

type ChangeDialogProps = { userId: string; wish: PlanWish; onClose: () => void }

/** Says what a change of a running plan costs and adds before it is made. */
export function ChangeDialog({ userId, wish, onClose }: ChangeDialogProps) {
  const { name } = plans[wish.plan]
  const preview = usePlanChangePreview(userId, wish)
  const change = useChangePlan(userId)
  const failure = change.error ?? preview.error

  function confirm() {
    change.mutate(wish, {
      onSuccess: () => {
        onClose()
        toast.success(plansTexts.changed, { duration: billingTimes.toastMs })
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={plansTexts.changeTitle({ name })}
      description={preview.data ? textOf(preview.data, name) : failure ? null : plansTexts.loadingChange}
      actions={
        <>
          <Button onClick={onClose}>{plansTexts.keepPlan({ name: plansTexts.currentPlan })}</Button>
          {!preview.error && (
            <Button variant="primary" busy={change.isPending} disabled={!preview.data} onClick={confirm}>
              {preview.data?.when === 'now'
                ? plansTexts.confirmPay({ sum: money(preview.data.amountDue) })
                : plansTexts.confirmChange}
            </Button>
          )}
        </>
      }
    >
      {failure && <ErrorNote>{failure.message}</ErrorNote>}
    </Dialog>
  )
}

function textOf({ when, amountDue, words, at }: PlanChange, name: string): string {
  if (when === 'now') return plansTexts.changeNow({ sum: money(amountDue), words })
  if (when === 'keep') return plansTexts.changeKeep
  return plansTexts.changeLater({ name, date: at ? formatDate(at, 'longYear') : '' })
}
