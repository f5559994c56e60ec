import { useState } from 'react'
import { type AccountSecurity, recoveryCodesCount } from '../../../../contract/security.ts'
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
      label="Ask for a code at sign-in"
      text={
        data?.twoFactor.on
          ? `On since ${dayText(data.twoFactor.since)}. Your authenticator app shows the code.`
          : 'A code from an authenticator app on your phone, in addition to your password. A stolen password alone is then not enough.'
      }
      checked={data?.twoFactor.on ?? false}
      onChange={(on) => setOpen(on ? 'on' : 'off')}
    />
  )
  return (
    <SettingCard title="Two-factor authentication">
      {security.isError && !data ? (
        <ErrorState
          title="The state of your account could not be loaded"
          onRetry={() => security.refetch()}
        />
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
      onSuccess: () => toast.success('Every browser will be asked for a code again'),
      onError: (error) => toast.error('The devices are still trusted', { description: error.message }),
    })
  }
  return (
    <>
      <SettingRow
        title="Recovery codes"
        text={
          <span className={left <= codesLow ? 'text-caution' : undefined}>
            {left} of {recoveryCodesCount} left
            {left <= codesLow && '. Make new ones before they run out.'}
          </span>
        }
        action={
          <Button size="sm" onClick={onNewCodes}>
            New codes
          </Button>
        }
      />
      <SettingRow
        title="Trusted devices"
        text={
          trusted === 0
            ? 'None. Every sign-in asks for a code.'
            : `${trusted} ${trusted === 1 ? 'browser signs' : 'browsers sign'} in without a code, each for 30 days.`
        }
        action={
          trusted > 0 && (
            <Button size="sm" busy={forget.isPending} onClick={forgetAll}>
              Forget all
            </Button>
          )
        }
      />
    </>
  )
}

function dayText(iso: string | null): string {
  return iso
    ? new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
    : ''
}
