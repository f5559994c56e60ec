import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { billingTimes } from '../../../../contract/billing/billing.ts'
import { billingSettingsTexts as texts } from '../../../locales/en/billing/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { providerUrl } from '../provider-url.ts'
import { fetchPortalUrl } from '../queries.ts'

/** Leads to the payment provider's portal, where the card is changed. */
export function UpdateBilling({ userId, hosts }: { userId: string; hosts: readonly string[] }) {
  const [isBusy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      location.assign(providerUrl(await fetchPortalUrl(userId), hosts))
    } catch (error) {
      setBusy(false)
      const said = error instanceof Error ? error.message : ''
      toast.error(said || texts.portalFailed, { duration: billingTimes.toastMs })
    }
  }
  return (
    <SettingCard title={texts.updateBilling}>
      <SettingRow
        icon={<CreditCard />}
        title={texts.card}
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
