import { useState } from 'react'
import { signInTexts } from '../../../locales/en/accounts/sign-in.ts'
import { Button } from '../../../ui/button.tsx'
import { forgotTrouble } from '../account-trouble.ts'
import { useTrouble } from '../form/use-trouble.ts'
import { useResendVerification } from '../queries.ts'
import { useCountdown } from '../use-countdown.ts'

/** Long enough for a mail to arrive before the user requests another one. */
const resendWaitMs = 60_000

type ResendVerificationProps = {
  email: string
  /** Called instead of sending when the address is missing or invalid. */
  onMissingEmail?: () => void
}

/** Shows the same response whether the address is known or not. */
export function ResendVerification({ email, onMissingEmail }: ResendVerificationProps) {
  const resend = useResendVerification()
  const [untilMs, setUntilMs] = useState<number | null>(null)
  const { trouble, waitSeconds } = useTrouble(resend.error, forgotTrouble)
  const left = Math.max(useCountdown(untilMs), waitSeconds)

  function send() {
    if (!email && onMissingEmail) return onMissingEmail()
    resend.mutate(email, { onSuccess: () => setUntilMs(Date.now() + resendWaitMs) })
  }
  return (
    <span className="flex flex-col items-start gap-2">
      <span role="status" className="text-ink empty:hidden">
        {resend.isSuccess && signInTexts.ifStillNeedsVerification({ email })}
      </span>
      {trouble && trouble.kind !== 'throttled' && (
        <span role="alert">
          {trouble.kind === 'unreachable' ? trouble.next : signInTexts.theMailCouldNotBe}
        </span>
      )}
      <Button size="sm" className="tabular" busy={resend.isPending} disabled={left > 0} onClick={send}>
        {left > 0
          ? signInTexts.sendItAgainInS({ left })
          : resend.isSuccess
            ? signInTexts.sendItAgain
            : signInTexts.sendANewLink}
      </Button>
    </span>
  )
}
