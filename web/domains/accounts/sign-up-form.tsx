import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorNote } from '../../ui/error-state.tsx'
import { TextField } from '../../ui/input.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { checkSignUp, type SignUpValues, signUpErrorText } from './account-form.ts'
import { focusFirstError } from './focus-first-error.ts'
import { useConfig, useSignUp } from './queries.ts'

const empty: SignUpValues = { email: '', password: '', repeated: '', agreed: false }

export function SignUpForm({ terms, onDone }: { terms: ReactNode; onDone: () => void }) {
  const [values, setValues] = useState(empty)
  const [tried, setTried] = useState(false)
  const config = useConfig()
  const signUp = useSignUp()
  const lengthMin = config.data?.passwordMin ?? 6
  const errors = tried ? checkSignUp(values, lengthMin) : {}

  function change(part: Partial<SignUpValues>) {
    setValues((before) => ({ ...before, ...part }))
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(checkSignUp(values, lengthMin)).length > 0) return focusFirstError(event.currentTarget)
    signUp.mutate({ email: values.email.trim(), password: values.password }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        placeholder="you@example.com"
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="new-password"
        autoComplete="new-password"
        meterLengthMin={lengthMin}
        value={values.password}
        onChange={(event) => change({ password: event.target.value })}
        error={errors.password}
      />
      <PasswordField
        label="Confirm password"
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
      {signUp.isError && <ErrorNote>{signUpErrorText(signUp.error)}</ErrorNote>}
      <Button type="submit" variant="primary" className="h-11 w-full" busy={signUp.isPending}>
        Create account
      </Button>
    </form>
  )
}
