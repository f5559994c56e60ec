import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Billing, billingTimes } from '../../../../contract/billing/billing.ts'
import { checkoutTexts } from '../../../locales/en/billing/checkout.ts'
import { billingTexts } from '../../../locales/en/shared/billing.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { CardForm as CardFormSource } from '../provider-script.ts'
import { type PlanWish, reloadBilling, useSubscription } from '../queries.ts'
import { waitForPlan } from '../wait-for-plan.ts'
import { CardForm, PayTerms } from './card-form.tsx'
import { HostedButton } from './hosted-button.tsx'
import { OrderSummary } from './order-summary.tsx'

const plansPath = '/subscription-plans'

type CheckoutPageProps = {
  userId: string
  /** The address of the account, which pays. */
  email: string
  wish: PlanWish
  /** Null where only the provider's own pages take cards. */
  cardForm: CardFormSource | null
  hosts: readonly string[]
  onBilling: (billing: Billing) => void
}

type Stage = 'form' | 'waiting' | 'late'

export function CheckoutPage({ userId, email, wish, cardForm, hosts, onBilling }: CheckoutPageProps) {
  const [stage, setStage] = useState<Stage>('form')
  const [isBusy, setBusy] = useState(false)
  const { data: held } = useSubscription(userId)
  const client = useQueryClient()
  const navigate = useNavigate()
  const reference = held?.checkoutReference ?? null

  async function paid(subscriptionId: string) {
    setStage('waiting')
    const isActive = await waitForPlan(userId, wish)
    await reloadBilling(client, userId)
    const purchase = new URLSearchParams({ session_id: subscriptionId, plan: wish.plan })
    if (isActive) void navigate(`/success?${purchase}`, { replace: true })
    else setStage('late')
  }

  if (stage !== 'form')
    return (
      <StatusView icon={<Spinner className="size-8" />} title={checkoutTexts.working}>
        <p className="max-w-md text-pretty text-ink-muted">
          {stage === 'late' ? checkoutTexts.late : checkoutTexts.waiting}
        </p>
        {stage === 'late' && (
          <ButtonLink to="/settings?tab=subscription">{checkoutTexts.openPlan}</ButtonLink>
        )}
      </StatusView>
    )
  if (held && held.tier !== 'free' && !isBusy)
    return (
      <StatusView
        icon={<CircleAlert aria-hidden="true" className="size-8 text-caution" />}
        title={
          held.tier === wish.plan && held.billing === wish.billing
            ? billingTexts.heldAlready
            : billingTexts.changeBySettings
        }
      >
        <BackToPlans billing={wish.billing} />
      </StatusView>
    )
  return (
    <div className="flex w-full max-w-4xl flex-col gap-5">
      <div>
        <BackToPlans billing={wish.billing} />
        <h1 className="mt-3 font-serif text-28 font-medium text-balance">{checkoutTexts.title}</h1>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <OrderSummary wish={wish} email={email} {...(isBusy ? {} : { onBilling })} />
        {cardForm ? (
          <CardForm
            {...{ userId, wish, cardForm, hosts, reference }}
            onBusy={setBusy}
            onPaid={(subscriptionId) => void paid(subscriptionId)}
          />
        ) : (
          <Card className="flex flex-col gap-4 p-6 max-md:p-4">
            <PayTerms wish={wish} />
            <HostedButton {...{ userId, wish, hosts, reference }} isMain />
            <p className="text-center text-13 text-ink-muted">{checkoutTexts.hostedOnly}</p>
          </Card>
        )}
      </div>
    </div>
  )
}

/** A missing or wrong choice: the documented text, and after a moment the plans. */
export function CheckoutProblem({ text }: { text: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(plansPath, { replace: true }),
      billingTimes.missingRedirectMs,
    )
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <StatusView icon={<CircleAlert aria-hidden="true" className="size-8 text-danger" />} title={text}>
      <p className="text-ink-muted">{checkoutTexts.toPlans}</p>
      <BackToPlans />
    </StatusView>
  )
}

type StatusViewProps = { icon: ReactNode; title: string; children: ReactNode }

function StatusView({ icon, title, children }: StatusViewProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 text-center" aria-live="polite">
      {icon}
      <h1 className="font-serif text-28 font-medium text-balance">{title}</h1>
      {children}
    </div>
  )
}

function BackToPlans({ billing }: { billing?: Billing }) {
  return (
    <ButtonLink
      to={billing ? `${plansPath}?billing=${billing}` : plansPath}
      variant="ghost"
      icon={<ArrowLeft />}
      className="-ml-3.5 self-center"
    >
      {checkoutTexts.backToPlans}
    </ButtonLink>
  )
}
