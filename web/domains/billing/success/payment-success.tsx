import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { billingTimes, isTier } from '../../../../contract/billing/billing.ts'
import { brand } from '../../../../contract/brand.ts'
import { plans, type Tier } from '../../../../contract/plans.ts'
import { ApiError } from '../../../api.ts'
import { successTexts } from '../../../locales/en/billing/success.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useReread } from '../queries.ts'

type Stage =
  | { name: 'processing' | 'activating' }
  | { name: 'active'; tier: Tier; isYearly: boolean }
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
        const { subscription } = await reread({ plan, sessionId })
        const { tier, billing } = subscription
        if (isTier(tier) && tier !== 'free') return { name: 'active', tier, isYearly: billing === 'yearly' }
        setStage({ name: 'activating' })
        await new Promise((resolve) => setTimeout(resolve, askAgainMs))
      }
      return { name: 'failed', text: successTexts.activationFailed }
    }
    activate().then(setStage, (error: unknown) => setStage({ name: 'failed', text: failureText(error) }))
  }, [reread, plan, sessionId])

  const isOver = stage.name === 'active' || stage.name === 'failed'
  useEffect(() => {
    if (!isOver) return
    const wait = stage.name === 'active' ? billingTimes.successRedirectMs : billingTimes.failureRedirectMs
    const timer = setTimeout(() => void navigate('/'), wait)
    return () => clearTimeout(timer)
  }, [isOver, stage.name, navigate])
  return <StageView stage={stage} />
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
          {stage.isYearly && <p className="text-ink-muted">{successTexts.discount}</p>}
          <p className="text-ink-muted">{successTexts.toStart}</p>
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
