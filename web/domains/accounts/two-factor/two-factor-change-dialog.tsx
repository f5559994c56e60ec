import type { FormEvent } from 'react'
import type { AccountSecurity } from '../../../../contract/accounts/security.ts'
import { twoFactorTexts } from '../../../locales/en/accounts/two-factor.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../security-queries.ts'
import { RecoveryCodes } from './two-factor-codes.tsx'
import { ProofField } from './two-factor-proof-field.tsx'
import { useProof } from './use-proof.ts'

type ChangeProps = { security: AccountSecurity; onClose: () => void }

/** Switches two-factor authentication off after the password and a confirmation. */
export function TwoFactorOffDialog({ security, onClose }: ChangeProps) {
  const disable = useDisableTwoFactor()
  const proof = useProof(security, disable.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    const given = proof.take()
    if (!given) return
    disable.mutate(given, {
      onSuccess: () => {
        toast.success(twoFactorTexts.twoFactorAuthenticationOff)
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={twoFactorTexts.switchTwoFactor}
      description={twoFactorTexts.yourPasswordAloneWillBe}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <ProofField {...proof.field} autoFocus />
        {proof.note && <ErrorNote>{proof.note}</ErrorNote>}
        <DialogActions>
          <Button onClick={onClose}>{twoFactorTexts.keepItOn}</Button>
          <Button type="submit" variant="danger" busy={disable.isPending}>
            {twoFactorTexts.switchOff}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Replaces the recovery codes with new ones. */
export function RecoveryCodesDialog({ security, onClose }: ChangeProps) {
  const renew = useRenewRecoveryCodes()
  const proof = useProof(security, renew.error)
  const codes = renew.data?.recoveryCodes
  function submit(event: FormEvent) {
    event.preventDefault()
    const given = proof.take()
    if (given) renew.mutate(given)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      mustAnswer={Boolean(codes)}
      title={codes ? twoFactorTexts.keepYourNewRecoveryCodes : twoFactorTexts.makeNewRecoveryCodes}
      description={codes ? twoFactorTexts.theOldOnesNoLonger : twoFactorTexts.theOldOnesStopWorking}
      actions={
        codes && (
          <Button variant="primary" onClick={onClose}>
            {twoFactorTexts.iHaveKeptThem}
          </Button>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <ProofField {...proof.field} autoFocus />
          {proof.note && <ErrorNote>{proof.note}</ErrorNote>}
          <Button
            type="submit"
            variant="primary"
            busy={renew.isPending}
            className="self-end max-sm:self-stretch"
          >
            {twoFactorTexts.makeNewCodes}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
