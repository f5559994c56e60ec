import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { type ConfirmedEmail, safeReturnPath } from '../../../../contract/accounts.ts'
import { emailLinkTexts } from '../../../locales/en/accounts/email-links.ts'
import { accountTexts } from '../../../locales/en/shared/accounts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { confirmTrouble } from '../account-trouble.ts'
import { FormHeading } from '../form/form-heading.tsx'
import { CautionNote, TroubleNote } from '../form/trouble-note.tsx'
import { useTrouble } from '../form/use-trouble.ts'
import { deadLinkOf, deadLinkText } from '../link-outcome.ts'
import { useConfirmEmail } from '../queries.ts'
import { useSession } from '../session.ts'

/** Moves the token from the address bar to the history state, where it survives a reload. */
function useLinkToken(): string {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(hash.slice(1)).get('token')
  useEffect(() => {
    if (inAddress) navigate('/verify-email', { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate])
  return inAddress ?? (state as { token?: string } | null)?.token ?? ''
}

/** The page that the verification mail opens. Only the button confirms, because mail scanners open links too. */
export function VerifyEmailLink() {
  const token = useLinkToken()
  const confirm = useConfirmEmail()
  const session = useSession()
  const { trouble, waitSeconds } = useTrouble(confirm.error, confirmTrouble)
  const dead = token ? deadLinkOf(confirm.error) : 'invalid'
  const isSignedIn = session.status === 'signed-in'

  if (dead && isSignedIn)
    return (
      <Outcome>
        <CautionNote>{emailLinkTexts.nothingWasChanged({ deadLink: deadLinkText(dead) })}</CautionNote>
      </Outcome>
    )
  // The sign-in page explains the dead link and sends a new one.
  if (dead) return session.status === 'loading' ? null : <Navigate to={`/login?link=${dead}`} replace />
  if (confirm.data && isSignedIn && confirm.data.status === 'verified')
    return (
      <Outcome>
        <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {accountTexts.emailVerified}
        </Note>
      </Outcome>
    )
  if (confirm.data) return <Navigate to={placeAfter(confirm.data, token)} replace />
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <FormHeading title={emailLinkTexts.confirmYourEmail} text={emailLinkTexts.confirmThatThisAddressIs} />
      {!confirm.isPending && <TroubleNote trouble={trouble} waitSeconds={waitSeconds} />}
      <Button
        variant="primary"
        className="h-11 w-full"
        busy={confirm.isPending}
        disabled={waitSeconds > 0}
        onClick={() => confirm.mutate(token)}
      >
        {emailLinkTexts.confirmEmailAddress}
      </Button>
      <p className="text-13 text-ink-muted">{emailLinkTexts.ifYouDidNotSign}</p>
    </div>
  )
}

function placeAfter({ status, next }: ConfirmedEmail, token: string): string {
  if (status === 'choose_password') return `/reset-password?token=${encodeURIComponent(token)}`
  const path = safeReturnPath(next, '')
  return path ? `/login?verified=1&next=${encodeURIComponent(path)}` : '/login?verified=1'
}

/** Shows the outcome to a user who is already signed in and does not need the sign-in page. */
function Outcome({ children }: { children: ReactNode }) {
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <FormHeading title={emailLinkTexts.confirmYourEmail} text={emailLinkTexts.youAreSignedInOn} />
      {children}
      <ButtonLink to="/chat/new" className="h-11">
        {emailLinkTexts.goToYourChats}
      </ButtonLink>
    </div>
  )
}
