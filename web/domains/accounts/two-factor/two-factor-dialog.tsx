import { type FormEvent, useState } from 'react'
import type { AccountSecurity } from '../../../../contract/accounts/security.ts'
import { twoFactorTexts } from '../../../locales/en/accounts/two-factor.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { CopyButton } from '../../../ui/fields/copy-button.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { codeDigits } from '../form/account-form.ts'
import { linkClass } from '../link-class.ts'
import { useBeginTwoFactor, useEnableTwoFactor } from '../security-queries.ts'
import { RecoveryCodes } from './two-factor-codes.tsx'
import { ProofField } from './two-factor-proof-field.tsx'
import { TwoFactorQr } from './two-factor-qr.tsx'
import { useProof } from './use-proof.ts'

type TwoFactorDialogProps = { security: AccountSecurity; onClose: () => void }
type Setup = { secret: string; uri: string }

/** Three steps: prove your identity, scan the code and enter one, keep the recovery codes. */
export function TwoFactorDialog({ security, onClose }: TwoFactorDialogProps) {
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      mustAnswer={codes !== null}
      title={codes ? twoFactorTexts.keepYourRecoveryCodes : twoFactorTexts.twoFactorAuthentication}
      description={
        codes
          ? twoFactorTexts.twoFactorAuthenticationOnAndAll
          : setup
            ? twoFactorTexts.scanThisCodeWithAn
            : twoFactorTexts.signingInWillRequireA
      }
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
      ) : setup ? (
        <ScanStep setup={setup} onDone={setCodes} />
      ) : (
        <ProofStep security={security} onDone={setSetup} />
      )}
    </Dialog>
  )
}

function ProofStep({ security, onDone }: { security: AccountSecurity; onDone: (setup: Setup) => void }) {
  const begin = useBeginTwoFactor()
  const proof = useProof(security, begin.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    const given = proof.take()
    if (given) begin.mutate(given, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <ProofField {...proof.field} autoFocus />
      {proof.note && <ErrorNote>{proof.note}</ErrorNote>}
      <Button type="submit" variant="primary" busy={begin.isPending} className="self-end max-sm:self-stretch">
        {twoFactorTexts.continue}
      </Button>
    </form>
  )
}

function ScanStep({ setup, onDone }: { setup: Setup; onDone: (codes: string[]) => void }) {
  const [code, setCode] = useState('')
  const enable = useEnableTwoFactor()
  const key = setup.secret.replace(/(.{4})(?=.)/g, '$1 ')
  function submit(event: FormEvent) {
    event.preventDefault()
    enable.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex items-center gap-5 max-sm:flex-col">
        <TwoFactorQr uri={setup.uri} />
        <div className="min-w-0 flex-1 max-sm:self-stretch">
          <a href={setup.uri} className={`${linkClass} md:hidden`}>
            {twoFactorTexts.openInAnAppOn}
          </a>
          <p className="text-13 text-ink-muted">{twoFactorTexts.orTypeThisKey}</p>
          <div className="mt-1 flex items-start gap-1">
            <code className="min-w-0 flex-1 font-mono text-13 leading-6 break-words">{key}</code>
            <CopyButton
              text={setup.secret}
              label={twoFactorTexts.copyTheKey}
              failedText={twoFactorTexts.yourBrowserBlockedPleaseTypeThe}
            />
          </div>
        </div>
      </div>
      <TextField
        label={twoFactorTexts.sixDigitCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        className="[&_input]:font-mono [&_input]:tracking-widest"
        value={code}
        onChange={(event) => setCode(codeDigits(event.target.value))}
        error={enable.isError ? enable.error.message : null}
        autoFocus
      />
      <Button
        type="submit"
        variant="primary"
        busy={enable.isPending}
        disabled={code.length < 6}
        className="self-end max-sm:self-stretch"
      >
        {twoFactorTexts.switchOn}
      </Button>
    </form>
  )
}
