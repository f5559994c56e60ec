import { useState } from 'react'
import { type AccountSecurity, recoveryCodesCount } from '../../../../contract/accounts/security.ts'
import { twoFactorTexts } from '../../../locales/en/accounts/two-factor.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../../ui/feedback/skeleton.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useForgetDevices, useSecurity } from '../security-queries.ts'
import { RecoveryCodesDialog, TwoFactorOffDialog } from './two-factor-change-dialog.tsx'
import { TwoFactorDialog } from './two-factor-dialog.tsx'

type Open = 'on' | 'off' | 'codes' | null
const codesLow = 3

/** The switch shows the current state and opens the dialog that changes it. */
export function TwoFactorCard() {
  const security = useSecurity()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const data = security.data
  const control = (
    <Switch
      label={twoFactorTexts.askForACodeAt}
      text={
        data?.twoFactor.on
          ? twoFactorTexts.onSinceYourAuthenticator({ day: dayText(data.twoFactor.since) })
          : twoFactorTexts.aCodeFromAnAuthenticator
      }
      checked={data?.twoFactor.on ?? false}
      onChange={(on) => setOpen(on ? 'on' : 'off')}
    />
  )
  return (
    <SettingCard title={twoFactorTexts.twoFactorAuthentication}>
      {security.isError && !data ? (
        <ErrorState title={twoFactorTexts.theStateOfYourAccount} onRetry={() => security.refetch()} />
      ) : (
        <div className="px-5 py-3.5 max-md:px-4">
          {data ? control : <SkeletonOver>{control}</SkeletonOver>}
        </div>
      )}
      {data?.twoFactor.on && <TwoFactorRows security={data} onNewCodes={() => setOpen('codes')} />}
      {data && open === 'on' && <TwoFactorDialog security={data} onClose={close} />}
      {data && open === 'off' && <TwoFactorOffDialog security={data} onClose={close} />}
      {data && open === 'codes' && <RecoveryCodesDialog security={data} onClose={close} />}
    </SettingCard>
  )
}

function TwoFactorRows({ security, onNewCodes }: { security: AccountSecurity; onNewCodes: () => void }) {
  const { recoveryCodesLeft: left, trustedDevices: trusted } = security.twoFactor
  const forget = useForgetDevices()
  function forgetAll() {
    forget.mutate(undefined, {
      onSuccess: () => toast.success(twoFactorTexts.everyBrowserWillBeAsked),
      onError: (error) => toast.error(twoFactorTexts.theDevicesAreStill, { description: error.message }),
    })
  }
  return (
    <>
      <SettingRow
        title={twoFactorTexts.recoveryCodes}
        text={
          <span className={left <= codesLow ? 'text-caution' : undefined}>
            {twoFactorTexts.ofLeft({ left, recoveryCodesCount })}
            {left <= codesLow && twoFactorTexts.makeNewOnesBeforeThey}
          </span>
        }
        action={
          <Button size="sm" onClick={onNewCodes}>
            {twoFactorTexts.newCodes}
          </Button>
        }
      />
      <SettingRow
        title={twoFactorTexts.trustedDevices}
        text={
          trusted === 0
            ? twoFactorTexts.noneEverySignInAsks
            : twoFactorTexts.browsersSignInWithoutA({ trusted })
        }
        action={
          trusted > 0 && (
            <Button size="sm" busy={forget.isPending} onClick={forgetAll}>
              {twoFactorTexts.forgetAll}
            </Button>
          )
        }
      />
    </>
  )
}

function dayText(iso: string | null): string {
  return iso ? formatDate(iso, 'longYear') : ''
}
