import { type FormEvent, useState } from 'react'
import {
  type ListedUser,
  reasonCharactersMax,
  type UserAct,
  userActInput,
  wordsOfGrantMax,
} from '../../../contract/operating/users.ts'
import { ApiError } from '../../api.ts'
import { usersTexts } from '../../locales/en/operating/users.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { randomId } from '../../ui/random-id.ts'
import { toast } from '../../ui/toast.tsx'
import { useOwnSecurity, useUserAct } from './queries.ts'

const proved: ReadonlySet<UserAct> = new Set(['reset-two-factor', 'name-operator', 'delete'])
const dangerous: ReadonlySet<UserAct> = new Set(['suspend', 'reset-two-factor', 'delete'])

type ActDialogProps = { act: UserAct; user: ListedUser; onClose: () => void }

/** Asks for what an act needs: a reason for the log, words, or a proof that the operator is there. */
export function ActDialog({ act, user, onClose }: ActDialogProps) {
  const { mutate, isPending, error } = useUserAct(user.id)
  const needsProof = proved.has(act)
  const { data: own } = useOwnSecurity(needsProof)
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [grantId] = useState(randomId)
  const [hasTried, setTried] = useState(false)
  const field = error instanceof ApiError ? error.details.field : null
  const isOfField = field === 'password' || field === 'code'
  const amount = Number(words.replace(/[\s.,’']/g, ''))
  const isAmount = Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= wordsOfGrantMax

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const input = userActInput.safeParse({
      act,
      reason,
      ...(act === 'change-words' && { words: amount, grantId }),
      ...(needsProof && password && { password }),
      ...(needsProof && code && { code }),
    })
    if (!input.success) return
    mutate(input.data, {
      onSuccess() {
        toast.success(usersTexts.done[act])
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={usersTexts.acts[act]}
      description={usersTexts.explained[act]({ email: user.email })}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {act === 'change-words' && (
          <TextField
            label={usersTexts.words}
            hint={usersTexts.wordsHint}
            inputMode="text"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            error={hasTried && !isAmount ? usersTexts.wordsWrong : null}
          />
        )}
        <TextField
          label={act === 'change-words' ? usersTexts.reason : usersTexts.reasonOptional}
          hint={usersTexts.reasonHint}
          autoComplete="off"
          maxLength={reasonCharactersMax}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={hasTried && act === 'change-words' && !reason.trim() ? usersTexts.reasonMissing : null}
        />
        {needsProof && own?.hasPassword && (
          <PasswordField
            label={usersTexts.yourPassword}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={field === 'password' ? (error?.message ?? null) : null}
          />
        )}
        {needsProof && own?.twoFactor.on && (
          <TextField
            label={usersTexts.yourCode}
            autoComplete="one-time-code"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={field === 'code' ? (error?.message ?? null) : null}
          />
        )}
        {error && !isOfField && <ErrorNote>{error.message}</ErrorNote>}
        <DialogActions>
          <Button onClick={onClose}>{usersTexts.cancel}</Button>
          <Button
            type="submit"
            variant={dangerous.has(act) ? 'danger' : 'primary'}
            busy={isPending}
            disabled={needsProof && !own}
          >
            {usersTexts.acts[act]}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
