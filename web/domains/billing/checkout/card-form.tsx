import { Lock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { refundRule } from '../../../../contract/billing/billing.ts'
import { brand } from '../../../../contract/brand.ts'
import { plans } from '../../../../contract/plans.ts'
import { checkoutTexts } from '../../../locales/en/billing/checkout.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorNote, ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { usePrice } from '../price-settings.ts'
import type { CardForm as CardFormSource } from '../provider-script.ts'
import type { PlanWish } from '../queries.ts'
import { buyWithCard } from './buy-with-card.ts'
import { HostedButton } from './hosted-button.tsx'
import { useCardField } from './use-card-field.ts'

export type CardFormProps = {
  userId: string
  wish: PlanWish
  cardForm: CardFormSource
  hosts: readonly string[]
  reference: string | null
  /** Called while the payment runs, so that nothing else on the page changes it. */
  onBusy: (isBusy: boolean) => void
  onPaid: (subscriptionId: string) => void
}

export function CardForm({ userId, wish, cardForm, hosts, reference, onBusy, onPaid }: CardFormProps) {
  const price = usePrice()
  const holder = useRef<HTMLDivElement>(null)
  const field = useCardField(holder, cardForm)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isRunning = useRef(false)

  async function pay(event: FormEvent) {
    event.preventDefault()
    const provider = field.current.current
    // Two clicks can arrive before the button is disabled.
    if (!provider || isRunning.current) return
    isRunning.current = true
    setFailure(null)
    setBusy(true)
    onBusy(true)
    try {
      onPaid(await buyWithCard(provider.stripe, provider.card, wish))
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      setFailure(message || checkoutTexts.paymentFailed)
      onBusy(false)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  if (field.state === 'failed')
    return (
      <Card className="flex flex-col items-center p-6 max-md:p-4">
        <ErrorState
          title={checkoutTexts.formFailed}
          text={checkoutTexts.formFailedText}
          onRetry={field.retry}
        />
        <HostedButton {...{ userId, wish, hosts, reference }} />
      </Card>
    )
  return (
    <Card className="p-6 max-md:p-4">
      <form onSubmit={(event) => void pay(event)} className="flex flex-col gap-4" aria-busy={isBusy}>
        <div className="flex flex-col gap-1.5">
          <span id="card-label" className="text-13 font-medium">
            {checkoutTexts.card}
          </span>
          <div
            className={classNames(
              'relative flex min-h-11 flex-col justify-center rounded-control border bg-surface px-3 py-2',
              field.hasFocus ? 'border-accent ring-2 ring-accent' : 'border-line-control',
            )}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: the provider's frame contains the fields. */}
            <div ref={holder} role="group" aria-labelledby="card-label" className="text-16 text-ink" />
            {field.state === 'loading' && (
              <div className="absolute inset-3" role="status">
                <span className="sr-only">{checkoutTexts.loading}</span>
                <Skeleton className="h-full w-full" />
              </div>
            )}
          </div>
          <FieldError text={field.problem} />
        </div>
        {failure && <ErrorNote>{failure}</ErrorNote>}
        <PayTerms wish={wish} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<Lock />}
          busy={isBusy}
          disabled={field.state !== 'ready'}
          className="w-full"
        >
          {isBusy ? checkoutTexts.working : checkoutTexts.pay({ sum: price(centsOf(wish)) })}
        </Button>
        <p className="text-center text-13 text-pretty text-ink-muted" aria-live="polite">
          {isBusy ? checkoutTexts.confirmByBank : checkoutTexts.cardStaysThere}
        </p>
      </form>
    </Card>
  )
}

function centsOf({ plan, billing }: PlanWish): number {
  const { monthlyCents, yearlyCents } = plans[plan]
  return billing === 'yearly' ? yearlyCents : monthlyCents
}

const mailLink = (words: React.ReactNode) => (
  <a href={`mailto:${brand.supportEmail}`} className="font-medium text-accent underline">
    {words}
  </a>
)
const termsLink = (words: React.ReactNode) => (
  <a href="/terms" target="_blank" rel="noreferrer" className="font-medium text-accent underline">
    {words}
  </a>
)

/** The refund terms and the renewal, directly above the button that pays. */
export function PayTerms({ wish }: { wish: PlanWish }) {
  const price = usePrice()(centsOf(wish))
  return (
    <div className="flex flex-col gap-2 text-13 text-pretty text-ink-muted">
      <p>
        {wish.billing === 'yearly'
          ? checkoutTexts.renewsYearly({ price })
          : checkoutTexts.renewsMonthly({ price })}
      </p>
      <p>{checkoutTexts.refundRule({ ...refundRule, address: brand.supportEmail, mail: mailLink })}</p>
      <p>{checkoutTexts.terms({ terms: termsLink })}</p>
    </div>
  )
}
