import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leavingTexts } from '../../../locales/en/accounts/leaving.ts'
import { Button } from '../../../ui/button.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const tokenStart = '#delete='

/**
 * The setting that deletes the account. The link in the mail opens the dialog with its token. `planLost` says what
 * happens to a paid plan.
 */
export function DeleteAccountCard({ planLost }: { planLost: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!hash.startsWith(tokenStart)) return
    setToken(hash.slice(tokenStart.length))
    setOpen(true)
    // Removes the token from the address bar and the browser's history.
    navigate(pathname + search, { replace: true })
  }, [hash, pathname, search, navigate])
  return (
    <SettingCard title={leavingTexts.deleteAccount}>
      <SettingRow
        stacks
        title={leavingTexts.deleteThisAccountAnd}
        text={leavingTexts.thisCannotBeUndoneMake}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {leavingTexts.deleteAccountNow}
          </Button>
        }
      />
      {open && <DeleteAccountDialog token={token} planLost={planLost} onClose={() => setOpen(false)} />}
    </SettingCard>
  )
}
