import { CircleCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import { signInTexts } from '../../../locales/en/accounts/sign-in.ts'
import { accountTexts } from '../../../locales/en/shared/accounts.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { hasMouse } from '../../../ui/media-query.ts'
import { signInTrouble } from '../account-trouble.ts'
import { checkForgot, checkSignIn, type FieldErrors } from '../form/account-form.ts'
import { EmailField } from '../form/email-field.tsx'
import { focusFirstError } from '../form/focus-first-error.ts'
import { CautionNote, TroubleNote } from '../form/trouble-note.tsx'
import { useTrouble } from '../form/use-trouble.ts'
import { linkClass } from '../link-class.ts'
import { useSignIn } from '../queries.ts'
import { withReturnPath } from '../return-path.ts'
import { ResendVerification } from './resend-verification.tsx'

export type SignInFormProps = {
  /** The expected user; when set, the focus starts in the password field. */
  email?: string
  /** Shown above the fields when a link from a mail did not work, with the offer of another one. */
  linkTrouble?: string
  /** Shown above the fields: the reason why the password is required again. */
  reason?: string
  /** Shown in a dialog over a page: continues at once and does not mention a redirect. */
  isOverPage?: boolean
  /** Called when the address is not verified; the form offers to send the mail again. */
  onUnverified?: () => void
  /** Called when the password was correct and a code is also required. */
  onSecondStep: (email: string) => void
}

function ForgotLink({ email }: { email: string }) {
  const [search] = useSearchParams()
  return (
    <Link
      to={withReturnPath('/forgot-password', search.get('next'))}
      state={{ email }}
      className={`${linkClass} text-13 max-md:-mt-3`}
    >
      {signInTexts.forgotPassword}
    </Link>
  )
}

/** Confirms the sign-in for the documented second, then the page's guard redirects. */
export function SignInForm(props: SignInFormProps) {
  const { email: expected = '', linkTrouble, reason, isOverPage = false, onSecondStep } = props
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(expected)
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState<'nothing' | 'email' | 'all'>('nothing')
  const signIn = useSignIn(isOverPage ? 0 : limits.loginRedirectMs)
  const { trouble, waitSeconds } = useTrouble(signIn.error, signInTrouble)
  const errors: FieldErrors<'email' | 'password'> =
    checked === 'all' ? checkSignIn(email, password) : checked === 'email' ? checkForgot(email) : {}

  useEffect(() => {
    if (expected) form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus()
  }, [expected])
  const { onUnverified } = props
  const isUnverified = trouble?.kind === 'unverified'
  useEffect(() => {
    if (isUnverified) onUnverified?.()
  }, [isUnverified, onUnverified])
  useEffect(() => {
    if (trouble?.kind === 'wrong-password')
      form.current?.querySelector<HTMLInputElement>('[name="password"]')?.select()
  }, [trouble])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked('all')
    if (Object.keys(checkSignIn(email, password)).length > 0) return focusFirstError(event.currentTarget)
    const typed = email.trim()
    signIn.mutate({ email: typed, password }, { onSuccess: (user) => user ?? onSecondStep(typed) })
  }
  function askForEmail() {
    setChecked('email')
    focusFirstError(form.current!)
  }
  const resend = (
    <ResendVerification email={checkForgot(email).email ? '' : email.trim()} onMissingEmail={askForEmail} />
  )
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {linkTrouble && <CautionNote action={resend}>{linkTrouble}</CautionNote>}
      {reason && !signIn.isPending && !trouble && <Note>{reason}</Note>}
      <EmailField
        value={email}
        onChange={(typed) => {
          setEmail(typed)
          if (trouble?.isAboutEmail) signIn.reset()
        }}
        error={errors.email}
        trouble={trouble}
        autoComplete="username"
        autoFocus={!expected && hasMouse()}
      />
      <PasswordField
        label={signInTexts.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
        aside={<ForgotLink email={email} />}
      />
      {!signIn.isPending && (
        <TroubleNote
          trouble={trouble}
          waitSeconds={waitSeconds}
          action={trouble?.kind === 'unverified' && !linkTrouble && resend}
        />
      )}
      {signIn.data && !isOverPage && (
        <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {accountTexts.signedIn}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        className="h-11 w-full"
        busy={signIn.isPending || Boolean(signIn.data)}
        disabled={waitSeconds > 0}
      >
        {signInTexts.signIn}
      </Button>
    </form>
  )
}
