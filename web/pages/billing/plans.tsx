import { useConfig } from '../../domains/accounts/queries.ts'
import { useSession } from '../../domains/accounts/session.ts'
import { PlansPage } from '../../domains/billing/plans/plans-page.tsx'
import { PriceProvider, priceSettings } from '../../domains/billing/price-settings.ts'
import { NotFoundPage } from '../not-found.tsx'

export function Component() {
  const session = useSession()
  const { data: config } = useConfig()
  // Where plans are not sold, this page does not exist.
  if (config && !config.billing) return <NotFoundPage />
  return (
    <PriceProvider value={priceSettings(config)}>
      <PlansPage
        userId={session.status === 'signed-out' ? null : session.user?.id}
        hosts={config?.checkoutHosts ?? []}
        cardForm={config?.cardForm ?? null}
        settings={{ modelPlans: config?.modelPlans ?? [], tokensPerDay: config?.tokensPerDay ?? null }}
      />
    </PriceProvider>
  )
}
