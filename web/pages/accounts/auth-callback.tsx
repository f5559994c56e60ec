import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { safeReturnPath } from '../../../contract/accounts.ts'
import { tellOtherTabs } from '../../domains/accounts/end-session.ts'
import { FormHeading } from '../../domains/accounts/form/form-heading.tsx'
import { type GoogleIntent, googleFailedText, googleReason } from '../../domains/accounts/google-trouble.ts'
import { pathAfterSignIn, withReturnPath } from '../../domains/accounts/return-path.ts'
import { useSession } from '../../domains/accounts/session.ts'
import { accountPageTexts } from '../../locales/en/pages/accounts.ts'
import { accountTexts } from '../../locales/en/shared/accounts.ts'
import { keepsCookies } from '../../ui/browser-storage.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorNote, ErrorState } from '../../ui/feedback/error-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type RefusedProps = { text: string; reason: string | null; intent: GoogleIntent; next: string | null }

function Refused({ text, reason, intent, next }: RefusedProps) {
  const isSignUp = intent === 'sign-up'
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <FormHeading
        title={isSignUp ? accountPageTexts.noAccountCreated : accountPageTexts.notSignedIn}
        text={isSignUp ? accountPageTexts.noneOfYourDataWas : accountPageTexts.yourAccountWasNotChanged}
      />
      <ErrorNote>
        {text} {reason}
      </ErrorNote>
      <ButtonLink
        to={withReturnPath(isSignUp ? '/signup' : '/login', next)}
        replace
        variant="primary"
        className="h-11 w-full"
      >
        {isSignUp ? accountPageTexts.backToSignUp : accountPageTexts.backToSignIn}
      </ButtonLink>
    </div>
  )
}

function GoOn({ to }: { to: string }) {
  useEffect(() => tellOtherTabs('signed-in'), [])
  return <Navigate to={to} replace />
}

/** The page to which Google's sign-in returns: with a session, or with the reason why there is none. */
export function Component() {
  const [search] = useSearchParams()
  const session = useSession()
  const next = search.get('next')
  const error = search.get('error')
  const intent = search.get('intent') === 'sign-up' ? 'sign-up' : 'sign-in'
  const way = { intent, next } as const
  if (error !== null) return <Refused text={googleFailedText(intent)} reason={googleReason(error)} {...way} />
  if (session.status === 'signed-in') return <GoOn to={pathAfterSignIn(session.user, safeReturnPath(next))} />
  if (session.status === 'signed-out') {
    const text = keepsCookies() ? googleFailedText(intent) : accountTexts.cookiesOff
    return <Refused text={text} reason={null} {...way} />
  }
  if (session.status === 'offline')
    return (
      <ErrorState
        title={accountPageTexts.longhandCannotBeReached}
        text={accountPageTexts.youWillBeSignedIn}
        onRetry={session.retry}
      />
    )
  return (
    <p role="status" className="flex items-center gap-3 text-16 text-ink-muted">
      <Spinner />
      {accountPageTexts.signingYouIn}
    </p>
  )
}
