import { CircleCheck } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { accountTexts, safeReturnPath } from '../../contract/accounts.ts'
import { FormHeading } from '../domains/accounts/form-heading.tsx'
import { GoogleButton } from '../domains/accounts/google-button.tsx'
import { MailboxHint } from '../domains/accounts/mailbox-hint.tsx'
import { useConfig } from '../domains/accounts/queries.ts'
import { withReturnPath } from '../domains/accounts/return-path.ts'
import { SignInForm } from '../domains/accounts/sign-in-form.tsx'
import { ErrorNote } from '../ui/error-state.tsx'
import { Note } from '../ui/note.tsx'

/** The link in the verification mail ends here, with `verified` or with the reason why it did not work. */
function VerificationNote({ search }: { search: URLSearchParams }) {
  if (!search.has('verified')) return null
  if (search.has('error'))
    return (
      <ErrorNote>
        That link has expired or was used before. Sign in, and we will offer you a new one.
      </ErrorNote>
    )
  return (
    <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
      Your email address is verified. You can sign in now.
    </Note>
  )
}

export function Component() {
  const [search] = useSearchParams()
  const config = useConfig()
  const next = search.get('next')
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <FormHeading title="Welcome Back" text="Sign in and go on writing." />
      <VerificationNote search={search} />
      <GoogleButton failedText={accountTexts.googleSignInFailed} returnPath={safeReturnPath(next)} />
      <SignInForm />
      {config.data?.signUps !== 'closed' && (
        <p className="text-ink-muted">
          New here?{' '}
          <Link
            to={withReturnPath('/signup', next)}
            className="font-medium text-accent underline-offset-2 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            Create an account
          </Link>
        </p>
      )}
      <MailboxHint />
    </div>
  )
}
