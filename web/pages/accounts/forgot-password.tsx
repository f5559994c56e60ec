import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { FormHeading } from '../../domains/accounts/form/form-heading.tsx'
import { MailboxHint } from '../../domains/accounts/form/mailbox-hint.tsx'
import { linkClass } from '../../domains/accounts/link-class.ts'
import { withReturnPath } from '../../domains/accounts/return-path.ts'
import { ForgotForm } from '../../domains/accounts/sign-in/forgot-form.tsx'
import { accountPageTexts } from '../../locales/en/pages/accounts.ts'
import { accountTexts } from '../../locales/en/shared/accounts.ts'
import { Note } from '../../ui/feedback/note.tsx'

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <>
      <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
        {accountTexts.resetLinkSent}
      </Note>
      <p className="text-ink-muted">{accountPageTexts.ifHasAnAccountThe({ email })}</p>
      <button type="button" className={`${linkClass} -mt-3 w-fit text-left`} onClick={onAgain}>
        {accountPageTexts.sendItAgainOrUse}
      </button>
    </>
  )
}

export function Component() {
  const [search] = useSearchParams()
  const known = (useLocation().state as { email?: string } | null)?.email ?? ''
  const [email, setEmail] = useState(known)
  const [isSent, setSent] = useState(false)

  function sent(to: string) {
    setEmail(to)
    setSent(true)
  }
  return (
    <div className="flex w-full max-w-88 flex-col gap-6">
      <FormHeading title={accountPageTexts.resetPassword} text={accountPageTexts.weSendYouALink} />
      {isSent ? (
        <Sent email={email} onAgain={() => setSent(false)} />
      ) : (
        <ForgotForm email={email} onSent={sent} />
      )}
      <p className="text-ink-muted">
        <Link to={withReturnPath('/login', search.get('next'))} state={{ email }} className={linkClass}>
          {accountPageTexts.backToSignIn}
        </Link>
      </p>
      <MailboxHint />
    </div>
  )
}
