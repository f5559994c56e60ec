import { useConfig } from '../../domains/accounts/queries.ts'
import { signInPath } from '../../domains/accounts/return-path.ts'
import { useSession } from '../../domains/accounts/session.ts'
import { PlansPage } from '../../domains/billing/plans/plans-page.tsx'
import { NotFoundPage } from '../not-found.tsx'

export function Component() {
  const session = useSession()
  const { data: config } = useConfig()
  // Where plans are not sold, this page does not exist.
  if (config && !config.billing) return <NotFoundPage />
  return (
    <PlansPage
      userId={session.status === 'signed-out' ? null : session.user?.id}
      hosts={config?.checkoutHosts ?? []}
      cardForm={config?.cardForm ?? null}
      settings={{ modelPlans: config?.modelPlans ?? [], tokensPerDay: config?.tokensPerDay ?? null }}
      signInPath={signInPath({ pathname: '/subscription-plans', search: '' })}
    />
  )
}
