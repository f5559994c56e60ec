import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError } from '../../../api.ts'
import { signInTexts } from '../../../locales/en/accounts/sign-in.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { hasMouse } from '../../../ui/media-query.ts'
import { signUpTrouble } from '../account-trouble.ts'
import { checkSignUp, type SignUpValues } from '../form/account-form.ts'
import { EmailField } from '../form/email-field.tsx'
import { focusFirstError } from '../form/focus-first-error.ts'
import { TroubleNote } from '../form/trouble-note.tsx'
import { useTrouble } from '../form/use-trouble.ts'
import { useConfig, useSignUp } from '../queries.ts'

type SignUpFormProps = {
  terms: ReactNode
  email: string
  /** The token of an invitation. */
  invitation?: string | undefined
  onDone: (email: string) => void
  /** Called when a user signed in meanwhile in another tab. */
  onSignedIn: () => void
}

export function SignUpForm({ terms, email, invitation, onDone, onSignedIn }: SignUpFormProps) {
  const [values, setValues] = useState<SignUpValues>({ email, password: '', repeated: '', agreed: false })
  const [tried, setTried] = useState(false)
  const config = useConfig()
  const signUp = useSignUp()
  const { trouble, waitSeconds } = useTrouble(signUp.error, signUpTrouble)
  const lengthMin = config.data?.passwordMin ?? 6
  const errors = tried ? checkSignUp(values, lengthMin) : {}

  function change(part: Partial<SignUpValues>) {
    setValues((before) => ({ ...before, ...part }))
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(checkSignUp(values, lengthMin)).length > 0) return focusFirstError(event.currentTarget)
    const typed = values.email.trim()
    signUp.mutate(
      { email: typed, password: values.password, invitation },
      {
        onSuccess: () => onDone(typed),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'signed_in_already') onSignedIn()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <EmailField
        value={values.email}
        onChange={(typed) => {
          change({ email: typed })
          if (trouble?.isAboutEmail) signUp.reset()
        }}
        error={errors.email}
        trouble={trouble}
        autoComplete="username"
        autoFocus={hasMouse()}
      />
      <PasswordField
        label={signInTexts.password}
        name="new-password"
        autoComplete="new-password"
        meterLengthMin={lengthMin}
        value={values.password}
        onChange={(event) => {
          change({ password: event.target.value })
          if (trouble?.isAboutPassword) signUp.reset()
        }}
        error={errors.password ?? (trouble?.isAboutPassword ? trouble.text : undefined)}
      />
      <PasswordField
        label={signInTexts.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        value={values.repeated}
        onChange={(event) => change({ repeated: event.target.value })}
        error={errors.repeated}
      />
      <Checkbox
        name="terms"
        checked={values.agreed}
        onChange={(agreed) => change({ agreed })}
        label={terms}
        error={errors.agreed}
      />
      {!signUp.isPending && <TroubleNote trouble={trouble} waitSeconds={waitSeconds} />}
      <Button
        type="submit"
        variant="primary"
        className="h-11 w-full"
        busy={signUp.isPending}
        disabled={waitSeconds > 0}
      >
        {signInTexts.createAccount}
      </Button>
    </form>
  )
}
