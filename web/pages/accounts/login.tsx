import { CircleCheck, Mail } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { FormHeading } from '../../domains/accounts/form/form-heading.tsx'
import { GoogleButton } from '../../domains/accounts/form/google-button.tsx'
import { MailboxHint } from '../../domains/accounts/form/mailbox-hint.tsx'
import { linkClass } from '../../domains/accounts/link-class.ts'
import { deadVerificationText, verificationOutcome } from '../../domains/accounts/link-outcome.ts'
import { PasskeyButton } from '../../domains/accounts/passkeys/passkey-button.tsx'
import { useConfig } from '../../domains/accounts/queries.ts'
import { withReturnPath } from '../../domains/accounts/return-path.ts'
import { ResendVerification } from '../../domains/accounts/sign-in/resend-verification.tsx'
import { SecondStepForm } from '../../domains/accounts/sign-in/second-step-form.tsx'
import { SignInForm } from '../../domains/accounts/sign-in/sign-in-form.tsx'
import { PlannedPurchase } from '../../domains/billing/checkout/planned-purchase.tsx'
import { accountPageTexts } from '../../locales/en/pages/accounts.ts'
import { accountTexts } from '../../locales/en/shared/accounts.ts'
import { keepsCookies } from '../../ui/browser-storage.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'

/** The state from the previous screen. `isNew` means that the user has just signed up. */
type FromBefore = { email?: string; isNew?: boolean } | null

function CookiesNote() {
  return (
    <Note tone="caution">
      {accountPageTexts.pleaseAllowThemBeforeYou({ cookiesOff: accountTexts.cookiesOff })}
    </Note>
  )
}

function CheckMailNote({ email }: { email: string }) {
  return (
    <Note icon={<Mail aria-hidden="true" />}>
      <p>{accountPageTexts.openTheLinkInThe({ email })}</p>
      <div className="mt-2">
        <ResendVerification email={email} />
      </div>
    </Note>
  )
}

function PasswordStep({ reason, onSecondStep }: { reason?: string; onSecondStep: () => void }) {
  const [search] = useSearchParams()
  const before = useLocation().state as FromBefore
  const config = useConfig()
  const next = search.get('next')
  const outcome = verificationOutcome(search)
  // The form's own note then offers the mail, so that it is not offered twice.
  const [isToldByForm, setToldByForm] = useState(false)
  const tellByForm = useCallback(() => setToldByForm(true), [])
  const isDead = outcome !== null && outcome !== 'verified'
  return (
    <>
      <FormHeading title={accountPageTexts.welcomeBack} text={accountPageTexts.signInAndContinueWriting} />
      {outcome === 'verified' && (
        <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {accountPageTexts.youCanSignInNow({ emailVerified: accountTexts.emailVerified })}
        </Note>
      )}
      {before?.isNew && before.email && !outcome && !isToldByForm && <CheckMailNote email={before.email} />}
      {!keepsCookies() && <CookiesNote />}
      <PlannedPurchase returnPath={next} currency={config.data?.currency} />
      <GoogleButton intent="sign-in" next={next} />
      <SignInForm
        email={before?.email}
        linkTrouble={isDead ? deadVerificationText(outcome) : undefined}
        reason={reason}
        onUnverified={tellByForm}
        onSecondStep={onSecondStep}
      />
      <PasskeyButton />
      {(config.data?.signUps ?? 'open') === 'open' && (
        <p className="text-ink-muted">
          {accountPageTexts.newHereCreateAnAccount({
            link: (words) => (
              <Link to={withReturnPath('/signup', next)} className={linkClass}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      <MailboxHint />
    </>
  )
}

/** Shown once after an account was deleted. */
function AccountDeleted() {
  return (
    <>
      <FormHeading title={accountPageTexts.accountDeleted} text={accountPageTexts.youAreSignedOut} />
      <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
        {accountPageTexts.yourAccountAndEverything}
      </Note>
      <ButtonLink to="/" reloadDocument className="h-11 w-full">
        {accountPageTexts.goToTheFrontPage}
      </ButtonLink>
      <p className="text-ink-muted">
        {accountPageTexts.changedYourMindCreateA({
          link: (words) => (
            <Link to="/signup" className={linkClass}>
              {words}
            </Link>
          ),
        })}
      </p>
      <MailboxHint />
    </>
  )
}

export function Component() {
  const [search, setSearch] = useSearchParams()
  const [reason, setReason] = useState<string>()
  const [needsCode, setNeedsCode] = useState(search.get('step') === 'two-factor')

  const isDeleted = search.get('account') === 'deleted'

  function back(why?: string) {
    setReason(why)
    setNeedsCode(false)
    setSearch(
      (now) => {
        now.delete('step')
        return now
      },
      { replace: true },
    )
  }
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      {isDeleted ? (
        <AccountDeleted />
      ) : needsCode ? (
        <>
          <FormHeading title={accountPageTexts.oneMoreStep} text={accountPageTexts.confirmThatItIsYou} />
          <SecondStepForm onBack={back} />
        </>
      ) : (
        <PasswordStep reason={reason} onSecondStep={() => setNeedsCode(true)} />
      )}
    </div>
  )
}
