import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SettingRow } from '../../../ui/layout/setting-card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useRequestReset } from '../queries.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

type ChangePasswordRowProps = { email: string; hasPassword: boolean }

/** Changes the password. An account that only uses Google sets its first password by mail. */
export function ChangePasswordRow({ email, hasPassword }: ChangePasswordRowProps) {
  const [isOpen, setOpen] = useState(false)
  const mail = useRequestReset()
  function sendLink() {
    mail.mutate(email, {
      onSuccess: () => toast.success('A link to set a password is on its way to you'),
      onError: (error) => toast.error('The mail could not be sent', { description: error.message }),
    })
  }
  return (
    <>
      <SettingRow
        title="Password"
        text={
          hasPassword
            ? 'Changing it ends all other sessions.'
            : 'You sign in with Google and have no password.'
        }
        action={
          hasPassword ? (
            <Button size="sm" onClick={() => setOpen(true)}>
              Change
            </Button>
          ) : (
            <Button size="sm" busy={mail.isPending} onClick={sendLink}>
              Set a password
            </Button>
          )
        }
      />
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  )
}
