import { useState } from 'react'
import { type Billing, billingTimes } from '../../../../contract/billing/billing.ts'
import { plans, type Tier, tiers } from '../../../../contract/plans.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { CardForm } from '../provider-script.ts'
import { type HeldSubscription, type PlanWish, useDowngradeToFree } from '../queries.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { useCheckout } from './use-checkout.ts'

export type PlanActionProps = {
  tier: Tier
  billing: Billing
  /** Null for visitors, undefined while it is unknown. */
  userId: string | null | undefined
  held: HeldSubscription | undefined
  hosts: readonly string[]
  cardForm: CardForm | null
}

/** The button of a plan's card. */
export function PlanAction(props: PlanActionProps) {
  const { tier, billing, userId, held } = props
  const { name, isPopular } = plans[tier]
  if (userId === null)
    return (
      <ButtonLink
        to={tier === 'free' ? '/signup' : signUpPath({ plan: tier, billing })}
        variant={isPopular ? 'primary' : 'secondary'}
        className="w-full"
      >
        {tier === 'free' ? plansTexts.startFree : plansTexts.upgradeTo({ name })}
      </ButtonLink>
    )
  if (!held || userId === undefined) return <Skeleton className="h-9 w-full max-md:h-11" />
  if (tier === held.tier && (tier === 'free' || held.billing === billing))
    return held.nextTier ? <ChangeButton {...props} userId={userId} held={held} /> : <HeldButton />
  if (tier === 'free') return <FreeButton userId={userId} held={held} />
  if (held.tier === 'free') return <CheckoutButton {...props} userId={userId} held={held} />
  return <ChangeButton {...props} userId={userId} held={held} />
}

/** Most visitors have no account yet. The purchase goes on at the checkout, with the same plan and period. */
function signUpPath({ plan, billing }: PlanWish): string {
  return `/signup?next=${encodeURIComponent(`/checkout?plan=${plan}&billing=${billing}`)}`
}

function HeldButton() {
  return (
    <Button disabled className="w-full">
      {plansTexts.currentPlan}
    </Button>
  )
}

type CheckoutButtonProps = PlanActionProps & { userId: string; held: HeldSubscription }

function CheckoutButton({ tier, billing, userId, held, hosts, cardForm }: CheckoutButtonProps) {
  const { isBusy, start } = useCheckout({ userId, hosts, reference: held.checkoutReference })
  return (
    <div className="flex flex-col gap-1">
      <Button
        variant={plans[tier].isPopular ? 'primary' : 'secondary'}
        busy={isBusy}
        onClick={() => tier !== 'free' && start({ plan: tier, billing })}
        className="w-full"
      >
        {plansTexts.upgradeTo({ name: plans[tier].name })}
      </Button>
      {cardForm && (
        <ButtonLink
          to={`/checkout?plan=${tier}&billing=${billing}`}
          variant="ghost"
          size="sm"
          className="w-full"
        >
          {plansTexts.payHere}
        </ButtonLink>
      )}
    </div>
  )
}

type HeldProps = PlanActionProps & { userId: string; held: HeldSubscription }

function ChangeButton({ tier, billing, userId, held, cardForm }: HeldProps) {
  const [isOpen, setOpen] = useState(false)
  const { name } = plans[tier]
  if (tier === 'free') return null
  const isNext = tier === held.nextTier && billing === held.billing
  const isUpgrade = tiers.indexOf(tier) > tiers.indexOf(held.tier)
  const isHeld = tier === held.tier && billing === held.billing
  if (isNext && held.periodEnd)
    return (
      <Button disabled className="w-full">
        {plansTexts.followsOn({ date: formatDate(held.periodEnd, 'longYear') })}
      </Button>
    )
  return (
    <>
      <Button variant={isUpgrade ? 'primary' : 'secondary'} onClick={() => setOpen(true)} className="w-full">
        {isHeld
          ? plansTexts.keepPlan({ name })
          : isUpgrade
            ? plansTexts.upgradeTo({ name })
            : plansTexts.changeTo({ name })}
      </Button>
      {isOpen && (
        <ChangeDialog
          {...{ userId, cardForm }}
          wish={{ plan: tier, billing }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function FreeButton({ userId, held }: { userId: string; held: HeldSubscription }) {
  const [isOpen, setOpen] = useState(false)
  const downgrade = useDowngradeToFree(userId)
  const end = held.endsAt ?? held.periodEnd
  const date = end ? formatDate(end, 'longYear') : ''
  if (held.endsAt)
    return (
      <Button disabled className="w-full">
        {plansTexts.followsOn({ date })}
      </Button>
    )
  function confirm() {
    downgrade.mutate(undefined, {
      onSuccess: () => toast.success(plansTexts.freeDone({ date }), { duration: billingTimes.toastMs }),
      onError: ({ message }) =>
        toast.error(plansTexts.freeFailed, { description: message, duration: billingTimes.toastMs }),
      onSettled: () => setOpen(false),
    })
  }
  return (
    <>
      <Button onClick={() => setOpen(true)} className="w-full">
        {plansTexts.switchToFree}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={plansTexts.freeTitle}
        description={plansTexts.freeText({ date, words: plans.free.words })}
        confirmText={plansTexts.freeConfirm}
        busy={downgrade.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
