import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { billingTimes, isTier, type Receipt } from '../../../../contract/billing/billing.ts'
import { brand } from '../../../../contract/brand.ts'
import { plans, type Tier, yearlySaving } from '../../../../contract/plans.ts'
import { ApiError } from '../../../api.ts'
import { checkoutTexts } from '../../../locales/en/billing/checkout.ts'
import { successTexts } from '../../../locales/en/billing/success.ts'
import { formatDate, formatNumber } from '../../../locales/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { money } from '../money.ts'
import { useReread } from '../queries.ts'

type Stage =
  | { name: 'processing' | 'activating' }
  | { name: 'active'; tier: Tier; saving: number; receipt: Receipt | null }
  | { name: 'failed'; text: string }

type PaymentSuccessProps = { userId: string; sessionId: string; plan: string }

const askAgainMs = 2_000
const questions = 8

/** Asks the server to read the subscription until it is there. The page itself grants nothing. */
export function PaymentSuccess({ userId, sessionId, plan }: PaymentSuccessProps) {
  const [stage, setStage] = useState<Stage>({ name: 'processing' })
  const { mutateAsync: reread } = useReread(userId)
  const navigate = useNavigate()
  const hasStarted = useRef(false)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    async function activate(): Promise<Stage> {
      for (let asked = 0; asked < questions; asked++) {
        const { subscription, receipt } = await reread({ plan, sessionId })
        const { tier, billing } = subscription
        if (isTier(tier) && tier !== 'free')
          return {
            name: 'active',
            tier,
            saving: billing === 'yearly' ? yearlySaving(plans[tier]) : 0,
            receipt,
          }
        setStage({ name: 'activating' })
        await new Promise((resolve) => setTimeout(resolve, askAgainMs))
      }
      return { name: 'failed', text: successTexts.activationFailed }
    }
    activate().then(setStage, (error: unknown) => setStage({ name: 'failed', text: failureText(error) }))
  }, [reread, plan, sessionId])

  const area = useRef<HTMLDivElement>(null)
  const isOver = stage.name === 'active' || stage.name === 'failed'
  useEffect(() => {
    if (!isOver) return
    const wait = stage.name === 'active' ? billingTimes.successRedirectMs : billingTimes.failureRedirectMs
    let timer = setTimeout(leave, wait)
    function leave() {
      // Whoever reads the page with the pointer or the keyboard on it is not taken away.
      if (area.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, wait)
      else void navigate('/')
    }
    return () => clearTimeout(timer)
  }, [isOver, stage.name, navigate])
  return (
    <div ref={area}>
      <StageView stage={stage} />
    </div>
  )
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return successTexts.technicalError
  if (error.status === 400) return successTexts.invalidSession
  if (error.status === 401) return successTexts.signIn
  // A second plan, whose payment was refunded.
  return error.status === 409 ? error.message : successTexts.technicalError
}

/** The documented texts for a page that was opened without a session, or without a user. */
export function PaymentProblem({ text, path }: { text: string; path: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path), billingTimes.missingRedirectMs)
    return () => clearTimeout(timer)
  }, [navigate, path])
  return <StageView stage={{ name: 'failed', text }} />
}

function StageView({ stage }: { stage: Stage }) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 text-center" aria-live="polite">
      {stage.name === 'active' ? (
        <CircleCheck aria-hidden="true" className="size-10 text-positive" />
      ) : stage.name === 'failed' ? (
        <CircleAlert aria-hidden="true" className="size-10 text-danger" />
      ) : (
        <Spinner />
      )}
      <h1 className="font-serif text-28 font-medium text-balance">{headingOf(stage)}</h1>
      {stage.name === 'active' && (
        <>
          <p>{successTexts.active({ plan: plans[stage.tier].name })}</p>
          {stage.saving > 0 && (
            <p className="text-ink-muted">
              {successTexts.discount({ percent: formatNumber(stage.saving, { style: 'percent' }) })}
            </p>
          )}
          {stage.receipt && <ReceiptFacts receipt={stage.receipt} />}
          <ButtonLink to="/chat/new" variant="primary">
            {checkoutTexts.startWriting}
          </ButtonLink>
          <p className="text-13 text-ink-muted">{successTexts.toStart}</p>
        </>
      )}
      {stage.name === 'failed' && (
        <p className="max-w-md text-pretty text-ink-muted">
          {successTexts.support({ address: brand.supportEmail })}
        </p>
      )}
    </div>
  )
}

function headingOf(stage: Stage): string {
  if (stage.name === 'active') return successTexts.thanks
  if (stage.name === 'failed') return stage.text
  return stage.name === 'processing' ? successTexts.processing : successTexts.activating
}

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { amountPaid, tax, currency, periodStart, periodEnd, next, words, invoiceNumber, invoiceUrl } =
    receipt
  const day = (date: string) => formatDate(date, 'longYear')
  const invoice = invoiceUrl ? (
    <a
      href={invoiceUrl}
      target="_blank"
      rel="noreferrer"
      className="text-accent underline underline-offset-2"
    >
      {invoiceNumber ?? successTexts.openInvoice}
    </a>
  ) : (
    invoiceNumber
  )
  const facts: [string, ReactNode][] = [
    [successTexts.amountPaid, money(amountPaid, currency)],
    [successTexts.tax, tax > 0 && money(tax, currency)],
    [successTexts.period, successTexts.periodDays({ from: day(periodStart), to: day(periodEnd) })],
    [
      successTexts.next,
      next && successTexts.nextPayment({ sum: money(next.amount, currency), date: day(next.at) }),
    ],
    [successTexts.words, words > 0 && formatNumber(words)],
    [successTexts.invoice, invoice],
  ]
  return (
    <dl className="tabular my-3 grid grid-cols-[auto_auto] gap-x-6 gap-y-2 rounded-card border border-line bg-surface-raised px-5 py-4 text-left text-14">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
