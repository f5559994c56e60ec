import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { accountTexts, safeReturnPath } from '../../contract/accounts.ts'
import { limits } from '../../contract/limits.ts'
import { plans } from '../../contract/plans.ts'
import { FormHeading } from '../domains/accounts/form-heading.tsx'
import { GoogleButton } from '../domains/accounts/google-button.tsx'
import { MailboxHint } from '../domains/accounts/mailbox-hint.tsx'
import { useConfig } from '../domains/accounts/queries.ts'
import { withReturnPath } from '../domains/accounts/return-path.ts'
import { SignUpForm } from '../domains/accounts/sign-up-form.tsx'
import { Note } from '../ui/note.tsx'

const linkClass =
  'font-medium text-accent underline-offset-2 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center'

const freeWords = new Intl.NumberFormat('en-US').format(plans.free.words)
const termsLinkClass = 'font-medium text-accent underline underline-offset-2'

/** In new tabs, so that nothing typed is lost. */
function TermsText() {
  return (
    <>
      I agree to the{' '}
      <a href="/terms" target="_blank" rel="noreferrer" className={termsLinkClass}>
        Terms and Conditions
      </a>{' '}
      and the{' '}
      <a href="/privacy" target="_blank" rel="noreferrer" className={termsLinkClass}>
        Privacy Policy
      </a>
      .
    </>
  )
}

function SignedUp({ loginPath }: { loginPath: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(loginPath), limits.signupRedirectMs)
    return () => clearTimeout(timer)
  }, [navigate, loginPath])
  return (
    <>
      <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
        {accountTexts.signedUp}
      </Note>
      <p className="text-ink-muted">
        Taking you to the sign-in page.{' '}
        <Link to={loginPath} className={linkClass}>
          Go there now
        </Link>
      </p>
    </>
  )
}

export function Component() {
  const [search] = useSearchParams()
  const [done, setDone] = useState(false)
  const next = search.get('next')
  const loginPath = withReturnPath('/login', next)
  const isClosed = useConfig().data?.signUps === 'closed'
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <FormHeading title="Create Account" text={`Free for your first ${freeWords} words. No card.`} />
      {done ? (
        <SignedUp loginPath={loginPath} />
      ) : (
        <>
          {!isClosed && (
            <GoogleButton failedText={accountTexts.googleSignUpFailed} returnPath={safeReturnPath(next)} />
          )}
          {isClosed ? (
            <Note>{accountTexts.registrationDisabled}</Note>
          ) : (
            <SignUpForm onDone={() => setDone(true)} terms={<TermsText />} />
          )}
          <p className="text-ink-muted">
            Already have an account?{' '}
            <Link to={loginPath} className={linkClass}>
              Sign in
            </Link>
          </p>
        </>
      )}
      <MailboxHint />
    </div>
  )
}
