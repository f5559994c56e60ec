import { type FormEvent, useState } from 'react'
import { signInTexts } from '../../../locales/en/accounts/sign-in.ts'
import { Button } from '../../../ui/button.tsx'
import { hasMouse } from '../../../ui/media-query.ts'
import { forgotTrouble } from '../account-trouble.ts'
import { checkForgot } from '../form/account-form.ts'
import { EmailField } from '../form/email-field.tsx'
import { focusFirstError } from '../form/focus-first-error.ts'
import { TroubleNote } from '../form/trouble-note.tsx'
import { useTrouble } from '../form/use-trouble.ts'
import { useRequestReset } from '../queries.ts'

export function ForgotForm({ email: known, onSent }: { email: string; onSent: (email: string) => void }) {
  const [email, setEmail] = useState(known)
  const [tried, setTried] = useState(false)
  const request = useRequestReset()
  const { trouble, waitSeconds } = useTrouble(request.error, forgotTrouble)
  const errors = tried ? checkForgot(email) : {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (checkForgot(email).email) return focusFirstError(event.currentTarget)
    const typed = email.trim()
    request.mutate(typed, { onSuccess: () => onSent(typed) })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <EmailField
        value={email}
        onChange={(typed) => {
          setEmail(typed)
          if (trouble?.isAboutEmail) request.reset()
        }}
        error={errors.email}
        trouble={trouble}
        autoComplete="email"
        autoFocus={hasMouse()}
      />
      {!request.isPending && <TroubleNote trouble={trouble} waitSeconds={waitSeconds} />}
      <Button
        type="submit"
        variant="primary"
        className="h-11 w-full"
        busy={request.isPending}
        disabled={waitSeconds > 0}
      >
        {signInTexts.sendResetLink}
      </Button>
    </form>
  )
}
