import { Check, Clock } from 'lucide-react'
import { useState } from 'react'
import type { AccountSecurity } from '../../../../contract/accounts/security.ts'
import { emailTexts } from '../../../locales/en/accounts/email.ts'
import { Button } from '../../../ui/button.tsx'
import { SettingRow } from '../../../ui/layout/setting-card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCancelEmailChange } from '../security-queries.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'

type ChangeEmailRowProps = { email: string; security: AccountSecurity }

/** Shows the address and which confirmations a pending change still needs. */
export function ChangeEmailRow({ email, security }: ChangeEmailRowProps) {
  const [isOpen, setOpen] = useState(false)
  const pending = security.emailChange
  return (
    <>
      <SettingRow
        title={emailTexts.emailAddress}
        text={<span className="break-all">{email}</span>}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {emailTexts.change}
          </Button>
        }
      />
      {pending && <PendingChange email={email} change={pending} />}
      {isOpen && <ChangeEmailDialog email={email} security={security} onClose={() => setOpen(false)} />}
    </>
  )
}

type Change = NonNullable<AccountSecurity['emailChange']>

function PendingChange({ email, change }: { email: string; change: Change }) {
  const cancel = useCancelEmailChange()
  const sides = [
    { address: email, isDone: change.oldConfirmed },
    { address: change.newEmail, isDone: change.newConfirmed },
  ]
  function stop() {
    cancel.mutate(undefined, {
      onSuccess: () => toast.success(emailTexts.yourAddressWasNotChanged),
      onError: (error) => toast.error(emailTexts.theChangeCouldNotBe, { description: error.message }),
    })
  }
  return (
    <SettingRow
      stacks
      title={emailTexts.waitingForBothAddresses}
      text={
        <ul className="mt-1 flex flex-col gap-1">
          {sides.map(({ address, isDone }) => (
            <li key={address} className="flex items-start gap-1.5 [&>svg]:mt-px">
              {isDone ? (
                <Check aria-hidden="true" className="size-4 shrink-0 text-positive" />
              ) : (
                <Clock aria-hidden="true" className="size-4 shrink-0" />
              )}
              <span className="min-w-0 break-words">
                {address} {isDone ? emailTexts.saidYes : emailTexts.hasAMail}
              </span>
            </li>
          ))}
        </ul>
      }
      action={
        <Button size="sm" busy={cancel.isPending} onClick={stop}>
          {emailTexts.cancelChange}
        </Button>
      }
    />
  )
}
