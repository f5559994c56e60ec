import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { brand } from '../../../contract/brand.ts'
import { paidTiers } from '../../../contract/plans.ts'
import { useConfig } from '../../domains/accounts/queries.ts'
import { useSession } from '../../domains/accounts/session.ts'
import { PaymentProblem, PaymentSuccess } from '../../domains/billing/success/payment-success.tsx'
import { successTexts } from '../../locales/en/billing/success.ts'
import { NotFoundPage } from '../not-found.tsx'

export function Component() {
  const session = useSession()
  const { data: config } = useConfig()
  const [search] = useSearchParams()
  useEffect(() => {
    document.title = `${successTexts.title} · ${brand.name}`
  }, [])
  if (config && !config.billing) return <NotFoundPage />
  const sessionId = search.get('session_id')
  if (session.status === 'signed-out') return <PaymentProblem text={successTexts.signIn} path="/login" />
  if (!sessionId) return <PaymentProblem text={successTexts.invalidSession} path="/subscription-plans" />
  if (!session.user) return null
  return (
    <PaymentSuccess
      userId={session.user.id}
      sessionId={sessionId}
      plan={search.get('plan') ?? paidTiers[0]}
    />
  )
}
