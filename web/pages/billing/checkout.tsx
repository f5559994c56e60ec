import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { brand } from '../../../contract/brand.ts'
import { useConfig } from '../../domains/accounts/queries.ts'
import { useSession } from '../../domains/accounts/session.ts'
import { CheckoutPage, CheckoutProblem } from '../../domains/billing/checkout/checkout-page.tsx'
import { readCheckoutQuery } from '../../domains/billing/checkout/read-checkout-query.ts'
import { PriceProvider, priceSettings } from '../../domains/billing/price-settings.ts'
import { checkoutTexts } from '../../locales/en/billing/checkout.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { NotFoundPage } from '../not-found.tsx'

export function Component() {
  const session = useSession()
  const { data: config, isError, refetch } = useConfig()
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    document.title = `${checkoutTexts.title} · ${brand.name}`
  }, [])
  if (isError) return <ErrorState title={checkoutTexts.loadFailed} onRetry={() => void refetch()} />
  if (!config || !session.user) return null
  if (!config.billing) return <NotFoundPage />
  const { wish, problem } = readCheckoutQuery(search)
  if (!wish) return <CheckoutProblem text={problem} />
  return (
    <PriceProvider value={priceSettings(config)}>
      <CheckoutPage
        userId={session.user.id}
        email={session.user.email}
        wish={wish}
        cardForm={config.cardForm}
        hosts={config.checkoutHosts}
        onBilling={(billing) => setSearch({ plan: wish.plan, billing }, { replace: true })}
      />
    </PriceProvider>
  )
}
