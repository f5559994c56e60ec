import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { billingTimes } from '../../../../contract/billing/billing.ts'
import { billingSettingsTexts as texts } from '../../../locales/en/billing/settings.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { providerUrl } from '../provider-url.ts'
import { fetchPortalUrl, useInvoices, useSubscription } from '../queries.ts'

type UpdateBillingProps = { userId: string; hosts: readonly string[] }

/** Whoever never paid has no card at the payment provider. */
export function UpdateBilling({ userId, hosts }: UpdateBillingProps) {
  const { data: held } = useSubscription(userId)
  const { data: invoices, isError } = useInvoices(userId)
  if (held?.tier !== 'free' || isError) return <PortalCard userId={userId} hosts={hosts} />
  if (!invoices) return <Skeleton className="h-28 w-full" />
  if (invoices.length > 0) return <PortalCard userId={userId} hosts={hosts} />
  return (
    <EmptyState
      icon={<CreditCard />}
      title={texts.noBilling}
      text={texts.noBillingText}
      action={<ButtonLink to="/subscription-plans">{texts.seePlans}</ButtonLink>}
    />
  )
}

/** Leads to the payment provider's portal, where the card is changed. */
function PortalCard({ userId, hosts }: UpdateBillingProps) {
  const [isBusy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      location.assign(providerUrl(await fetchPortalUrl(userId), hosts))
    } catch (error) {
      setBusy(false)
      const description = error instanceof Error ? error.message : ''
      toast.error(texts.portalFailed, { description, duration: billingTimes.toastMs })
    }
  }
  return (
    <SettingCard title={texts.card}>
      <SettingRow
        icon={<CreditCard />}
        title={texts.billingPortal}
        text={texts.cardText}
        stacks
        action={
          <Button busy={isBusy} onClick={() => void open()}>
            {texts.openPortal}
          </Button>
        }
      />
    </SettingCard>
  )
}
