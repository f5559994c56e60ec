import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const tokenStart = '#delete='

/** The setting that deletes the account. The link in the mail opens the dialog with its token. */
export function DeleteAccountCard() {
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
    <SettingCard title="Delete account">
      <SettingRow
        stacks
        title="Delete this account and everything it owns"
        text="This cannot be undone. Make an export first if you want to keep anything."
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Delete account…
          </Button>
        }
      />
      {open && <DeleteAccountDialog token={token} onClose={() => setOpen(false)} />}
    </SettingCard>
  )
}
