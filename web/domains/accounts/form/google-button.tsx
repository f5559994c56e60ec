import { useEffect } from 'react'
import { formTexts } from '../../../locales/en/accounts/form.ts'
import { accountTexts } from '../../../locales/en/shared/accounts.ts'
import { Button } from '../../../ui/button.tsx'
import { googleTrouble } from '../account-trouble.ts'
import type { GoogleIntent } from '../google-trouble.ts'
import { useConfig, useStartGoogle } from '../queries.ts'
import { TroubleNote } from './trouble-note.tsx'
import { useTrouble } from './use-trouble.ts'

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  )
}

type GoogleButtonProps = {
  intent: GoogleIntent
  /** The path to return to after sign-in; null for the default. */
  next: string | null
  /** The token of an invitation. */
  invitation?: string | undefined
}

/** Rendered only where the operator has configured Google. */
export function GoogleButton({ intent, next, invitation }: GoogleButtonProps) {
  const config = useConfig()
  const start = useStartGoogle(intent, next, invitation)
  const { trouble, waitSeconds } = useTrouble(start.error, (error, isOnline) =>
    googleTrouble(error, intent, isOnline),
  )
  const { reset } = start
  useEffect(() => {
    // On return from Google, the browser may restore this page in the state in which it was left.
    const comeBack = (event: PageTransitionEvent) => event.persisted && reset()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [reset])
  if (!config.data?.google) return null
  const isLeaving = start.isPending || start.isSuccess
  return (
    <div className="flex flex-col gap-5">
      <Button
        className="h-11 w-full"
        icon={<GoogleMark />}
        busy={isLeaving}
        disabled={waitSeconds > 0}
        onClick={() => start.mutate()}
      >
        {isLeaving ? accountTexts.googleRedirecting : formTexts.continueWithGoogle}
      </Button>
      <span role="status" className="sr-only">
        {isLeaving && accountTexts.googleRedirecting}
      </span>
      {!isLeaving && <TroubleNote trouble={trouble} waitSeconds={waitSeconds} />}
      <p className="flex items-center gap-3 text-13 text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {formTexts.or}
      </p>
    </div>
  )
}
