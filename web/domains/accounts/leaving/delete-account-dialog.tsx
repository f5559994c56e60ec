import { type FormEvent, type ReactNode, useState } from 'react'
import type { DeleteNeeds } from '../../../../contract/accounts/leaving.ts'
import { ApiError } from '../../../api.ts'
import { leavingTexts } from '../../../locales/en/accounts/leaving.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote, ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { useConfig } from '../queries.ts'
import { useSession } from '../session.ts'
import { useDeleteAccount, useDeleteNeeds, useMailDeleteLink } from './delete-account-queries.ts'

type DialogProps = { token: string | null; onClose: () => void }

export function DeleteAccountDialog({ token, planLost, onClose }: DialogProps & { planLost: ReactNode }) {
  const needs = useDeleteNeeds()
  const { data: config } = useConfig()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={leavingTexts.deleteYourAccount}
      description={leavingTexts.itIsDeletedImmediately}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-13 text-ink-muted marker:text-ink-faint">
        <li>{leavingTexts.allChatsCheckedAnd}</li>
        {config?.billing && <li>{leavingTexts.yourRemainingWordsAnd}</li>}
        <li>{leavingTexts.everySessionOnAllDevices}</li>
      </ul>
      {config?.billing && <p className="text-13 text-pretty text-ink">{planLost}</p>}
      {config?.billing && <p className="text-13 text-pretty text-ink-muted">{leavingTexts.freeWordsOnce}</p>}
      {needs.isError ? (
        <ErrorState
          className="py-4"
          title={leavingTexts.thisCouldNotBeLoaded}
          onRetry={() => needs.refetch()}
        />
      ) : needs.data ? (
        <DeleteForm needs={needs.data} token={token} onClose={onClose} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  )
}

function DeleteForm({ needs, token, onClose }: DialogProps & { needs: DeleteNeeds }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const remove = useDeleteAccount()
  const { user } = useSession()
  const byPassword = needs.ways.includes('password')
  const isProved = byPassword || token !== null || needs.ways.includes('fresh-sign-in')
  const field = remove.error instanceof ApiError ? remove.error.details.field : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    remove.mutate({
      ...(byPassword ? { password } : {}),
      ...(token && !byPassword ? { token } : {}),
      ...(needs.code ? { code } : {}),
    })
  }

  if (!isProved) return <AskForMail onClose={onClose} />
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {/* Lets password managers find the account that the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      {byPassword && (
        <PasswordField
          label={leavingTexts.yourPassword}
          name="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={field === 'password' ? remove.error?.message : null}
        />
      )}
      {needs.code && (
        <TextField
          label={leavingTexts.codeFromYour}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={field === 'code' ? remove.error?.message : null}
        />
      )}
      {remove.isError && !field && <ErrorNote>{remove.error.message}</ErrorNote>}
      <DialogActions>
        <Button onClick={onClose}>{leavingTexts.keepMyAccount}</Button>
        <Button
          type="submit"
          variant="danger"
          busy={remove.isPending || remove.isSuccess}
          disabled={(byPassword && !password) || (needs.code && !code)}
        >
          {leavingTexts.deleteAccount}
        </Button>
      </DialogActions>
    </form>
  )
}

/** For an account without a password whose sign-in is too old: the owner confirms by mail. */
function AskForMail({ onClose }: { onClose: () => void }) {
  const mail = useMailDeleteLink()
  return (
    <div className="flex flex-col gap-4">
      {mail.isSuccess ? (
        <Note tone="positive">{leavingTexts.weSentYouAMail}</Note>
      ) : (
        <p className="text-pretty text-ink-muted">{leavingTexts.yourAccountHasNoPassword}</p>
      )}
      {mail.isError && <ErrorNote>{mail.error.message}</ErrorNote>}
      <DialogActions>
        <Button onClick={onClose}>{leavingTexts.keepMyAccount}</Button>
        {!mail.isSuccess && (
          <Button variant="primary" busy={mail.isPending} onClick={() => mail.mutate()}>
            {leavingTexts.sendMeTheLink}
          </Button>
        )}
      </DialogActions>
    </div>
  )
}
