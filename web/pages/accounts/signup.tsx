import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { brand, standardIdentity } from '../../../contract/brand.ts'
import { limits } from '../../../contract/limits.ts'
import { plans } from '../../../contract/plans.ts'
import { FormHeading } from '../../domains/accounts/form/form-heading.tsx'
import { GoogleButton } from '../../domains/accounts/form/google-button.tsx'
import { MailboxHint } from '../../domains/accounts/form/mailbox-hint.tsx'
import { linkClass } from '../../domains/accounts/link-class.ts'
import { useConfig } from '../../domains/accounts/queries.ts'
import { withReturnPath } from '../../domains/accounts/return-path.ts'
import { sessionKey } from '../../domains/accounts/session.ts'
import { InvitationNote } from '../../domains/accounts/sign-in/invitation-note.tsx'
import { SignUpForm } from '../../domains/accounts/sign-in/sign-up-form.tsx'
import { useInvitation } from '../../domains/accounts/sign-in/use-invitation.ts'
import { PlannedPurchase } from '../../domains/billing/checkout/planned-purchase.tsx'
import { accountPageTexts } from '../../locales/en/pages/accounts.ts'
import { accountTexts } from '../../locales/en/shared/accounts.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const freeWords = plans.free.words
const termsLinkClass = 'font-medium text-accent underline underline-offset-2'

/** Opens in new tabs, so that the typed text is not lost. */
function TermsText() {
  return (
    <>
      {accountPageTexts.iAgreeToTheTerms({
        link: (words) => (
          <a href="/terms" target="_blank" rel="noreferrer" className={termsLinkClass}>
            {words}
          </a>
        ),
        link2: (words) => (
          <a href="/privacy" target="_blank" rel="noreferrer" className={termsLinkClass}>
            {words}
          </a>
        ),
      })}
    </>
  )
}

function SignedUp({ email, loginPath }: { email: string; loginPath: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(
      () => navigate(loginPath, { state: { email, isNew: true } }),
      limits.signupRedirectMs,
    )
    return () => clearTimeout(timer)
  }, [navigate, loginPath, email])
  return (
    <>
      <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
        {accountTexts.signedUp}
      </Note>
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-ink-muted">
        <li>
          {accountPageTexts.openTheMailTo({
            span: (words) => <span className="font-medium text-ink">{words}</span>,
            email,
          })}
        </li>
        <li>{accountPageTexts.followItsLinkWithin24}</li>
        <li>{accountPageTexts.signInWithYourPassword}</li>
      </ol>
      <p className="text-ink-muted">{accountPageTexts.takingYouToTheSign}</p>
      <Link to={loginPath} state={{ email, isNew: true }} className={`${linkClass} -mt-3 w-fit`}>
        {accountPageTexts.goThereNow}
      </Link>
    </>
  )
}

/** Where accounts are made by the operator: whom to ask, if the site says so. */
function AskForAccount() {
  if (brand.supportEmail === standardIdentity.supportEmail) return null
  return (
    <p className="text-ink-muted">
      {accountPageTexts.askForAccount({
        address: brand.supportEmail,
        mail: (words) => (
          <a href={`mailto:${brand.supportEmail}`} className={linkClass}>
            {words}
          </a>
        ),
      })}
    </p>
  )
}

export function Component() {
  const [search] = useSearchParams()
  const known = (useLocation().state as { email?: string } | null)?.email ?? ''
  const [signedUp, setSignedUp] = useState<string | null>(null)
  const client = useQueryClient()
  const next = search.get('next')
  const loginPath = withReturnPath('/login', next)
  const config = useConfig().data
  const { token, data: invitation, isError, refetch } = useInvitation()
  const isInvited = invitation?.state === 'open'
  const isClosed = config?.signUps === 'closed' || (config?.signUps === 'invited' && !isInvited)
  const isWaiting = token !== null && !invitation && !isError
  const invited = isInvited ? (token ?? undefined) : undefined
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      {signedUp === null ? (
        <FormHeading
          title={accountPageTexts.createAccount}
          text={
            config?.billing
              ? accountPageTexts.freeForYourFirstWords({ freeWords })
              : accountPageTexts.withYourEmailAddress
          }
        />
      ) : (
        <FormHeading title={accountPageTexts.checkYourEmail} text={accountPageTexts.oneStepIsLeft} />
      )}
      {signedUp !== null ? (
        <SignedUp email={signedUp} loginPath={loginPath} />
      ) : (
        <>
          {invitation && <InvitationNote invitation={invitation} />}
          <PlannedPurchase returnPath={next} currency={config?.currency} />
          {!isWaiting && !isClosed && <GoogleButton intent="sign-up" next={next} invitation={invited} />}
          {isWaiting ? (
            <Skeleton className="h-96 w-full" />
          ) : isError ? (
            <ErrorState title={accountPageTexts.invitationNotChecked} onRetry={() => void refetch()} />
          ) : isClosed ? (
            <>
              {!invitation && (
                <Note>
                  {config?.signUps === 'invited'
                    ? accountPageTexts.invitationNeeded
                    : accountTexts.registrationDisabled}
                </Note>
              )}
              <AskForAccount />
            </>
          ) : (
            <SignUpForm
              email={invitation?.email ?? known}
              invitation={invited}
              terms={<TermsText />}
              onDone={setSignedUp}
              onSignedIn={() => client.invalidateQueries({ queryKey: sessionKey })}
            />
          )}
          <p className="text-ink-muted">
            {accountPageTexts.alreadyHaveAnAccountSign({
              link: (words) => (
                <Link to={loginPath} className={linkClass}>
                  {words}
                </Link>
              ),
            })}
          </p>
        </>
      )}
      <MailboxHint />
    </div>
  )
}
