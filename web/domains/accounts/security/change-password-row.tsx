import { useState } from 'react'
import { securityTexts } from '../../../locales/en/accounts/security.ts'
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
      onSuccess: () => toast.success(securityTexts.aLinkToSetA),
      onError: (error) => toast.error(securityTexts.theMailCouldNotBe, { description: error.message }),
    })
  }
  return (
    <>
      <SettingRow
        title={securityTexts.password}
        text={hasPassword ? securityTexts.changingItEndsAllOther : securityTexts.youSignInWithGoogle}
        action={
          hasPassword ? (
            <Button size="sm" onClick={() => setOpen(true)}>
              {securityTexts.change}
            </Button>
          ) : (
            <Button size="sm" busy={mail.isPending} onClick={sendLink}>
              {securityTexts.setAPassword}
            </Button>
          )
        }
      />
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  )
}
