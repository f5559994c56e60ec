import { type FormEvent, useState } from 'react'
import type { AccountSecurity } from '../../../../contract/accounts/security.ts'
import { ApiError } from '../../../api.ts'
import { emailTexts } from '../../../locales/en/accounts/email.ts'
import { accountTexts } from '../../../locales/en/shared/accounts.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { checkForgot } from '../form/account-form.ts'
import { focusFirstError } from '../form/focus-first-error.ts'
import { MailboxHint } from '../form/mailbox-hint.tsx'
import { useAskEmailChange } from '../security-queries.ts'
import { ProofField } from '../two-factor/two-factor-proof-field.tsx'
import { useProof } from '../two-factor/use-proof.ts'

type ChangeEmailDialogProps = { email: string; security: AccountSecurity; onClose: () => void }

function isAboutAddress(error: Error | null): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.details.field === 'newEmail' || ['email_invalid', 'email_lookalike'].includes(error.code))
  )
}

/** Asks for the new address. The user then confirms the change in both mailboxes. */
export function ChangeEmailDialog({ email, security, onClose }: ChangeEmailDialogProps) {
  const [newEmail, setNewEmail] = useState('')
  const [tried, setTried] = useState(false)
  const ask = useAskEmailChange()
  const proof = useProof(security, ask.error)
  const fault = checkForgot(newEmail).email
  const refused = isAboutAddress(ask.error) ? ask.error : null
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (fault) return focusFirstError(event.currentTarget)
    const given = proof.take()
    if (given) ask.mutate({ newEmail: newEmail.trim(), ...given })
  }
  if (ask.isSuccess)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={emailTexts.pleaseCheckBothMailboxes}
        description={emailTexts.weWroteToAndTo({ email, newEmail: newEmail.trim() })}
        actions={
          <Button variant="primary" onClick={onClose}>
            {emailTexts.done}
          </Button>
        }
      >
        <MailboxHint />
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={emailTexts.changeYourEmailAddress}
      description={emailTexts.weSendALinkTo}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={emailTexts.newEmailAddress}
          type="email"
          name="new-email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={emailTexts.youExampleCom}
          value={newEmail}
          onChange={(event) => setNewEmail(event.target.value)}
          error={tried && fault ? accountTexts.emailInvalid : refused?.message}
          autoFocus
        />
        <ProofField {...proof.field} />
        {proof.note && !refused && <ErrorNote>{proof.note}</ErrorNote>}
        <Button type="submit" variant="primary" busy={ask.isPending} className="self-end max-sm:self-stretch">
          {emailTexts.sendBothLinks}
        </Button>
      </form>
    </Dialog>
  )
}
