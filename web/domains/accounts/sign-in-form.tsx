import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { accountTexts } from '../../../contract/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-state.tsx'
import { TextField } from '../../ui/input.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { checkSignIn, isUnverified, signInErrorText } from './account-form.ts'
import { focusFirstError } from './focus-first-error.ts'
import { useSignIn } from './queries.ts'
import { ResendVerification } from './resend-verification.tsx'

/** Says that it worked for the documented second; then the guard of the page moves on. */
export function SignInForm() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const signIn = useSignIn()
  const errors = tried ? checkSignIn(email, password) : {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(checkSignIn(email, password)).length > 0) return focusFirstError(event.currentTarget)
    signIn.mutate({ email: email.trim(), password })
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
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      {signIn.isError && (
        <ErrorNote action={isUnverified(signIn.error) && <ResendVerification email={email.trim()} />}>
          {signInErrorText(signIn.error)}
        </ErrorNote>
      )}
      {signIn.isSuccess && (
        <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {accountTexts.signedIn}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        className="h-11 w-full"
        busy={signIn.isPending || signIn.isSuccess}
      >
        Sign in
      </Button>
    </form>
  )
}
