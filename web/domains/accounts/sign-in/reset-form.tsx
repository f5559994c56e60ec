import { type FormEvent, useEffect, useState } from 'react'
import { signInTexts } from '../../../locales/en/accounts/sign-in.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { resetTrouble } from '../account-trouble.ts'
import { checkReset } from '../form/account-form.ts'
import { focusFirstError } from '../form/focus-first-error.ts'
import { PasswordRequirements } from '../form/password-requirements.tsx'
import { TroubleNote } from '../form/trouble-note.tsx'
import { useTrouble } from '../form/use-trouble.ts'
import { useResetPassword } from '../queries.ts'

type ResetFormProps = {
  token: string
  lengthMin: number
  onDone: () => void
  /** Called when the link expired or was used while the page was open. */
  onDeadLink: (text: string) => void
}

export function ResetForm({ token, lengthMin, onDone, onDeadLink }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [tried, setTried] = useState(false)
  const reset = useResetPassword()
  const { trouble, waitSeconds } = useTrouble(reset.error, resetTrouble)
  const errors = tried ? checkReset(password, repeated, lengthMin) : {}

  useEffect(() => {
    if (trouble?.kind === 'dead-link') onDeadLink(trouble.text)
  }, [trouble, onDeadLink])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(checkReset(password, repeated, lengthMin)).length > 0)
      return focusFirstError(event.currentTarget)
    reset.mutate({ token, newPassword: password }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <PasswordField
        label={signInTexts.newPassword}
        name="new-password"
        autoComplete="new-password"
        meterLengthMin={lengthMin}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          if (trouble?.isAboutPassword) reset.reset()
        }}
        error={errors.password ?? (trouble?.isAboutPassword ? trouble.text : undefined)}
      />
      <PasswordField
        label={signInTexts.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
        error={errors.repeated}
      />
      <PasswordRequirements password={password} lengthMin={lengthMin} />
      {!reset.isPending && <TroubleNote trouble={trouble} waitSeconds={waitSeconds} />}
      <Button
        type="submit"
        variant="primary"
        className="h-11 w-full"
        busy={reset.isPending}
        disabled={waitSeconds > 0}
      >
        {signInTexts.updatePassword}
      </Button>
    </form>
  )
}
