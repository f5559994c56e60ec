import { LogIn } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { SessionUser } from '../../../../contract/accounts.ts'
import { sessionTexts } from '../../../locales/en/accounts/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useTypingPause } from '../../../ui/overlays/use-typing-pause.ts'
import { signInPath } from '../return-path.ts'
import { useEndedUser, useSession } from '../session.ts'

/** A plain link to the sign-in page, for a browser that cannot load the form. */
function SignInLink() {
  const location = useLocation()
  return (
    <ButtonLink variant="primary" className="h-11" to={signInPath(location)}>
      {sessionTexts.signIn}
    </ButtonLink>
  )
}

// Loaded on demand, because few sessions end while a page is open.
const SignInAgain = lazy(() =>
  import('./sign-in-again.tsx')
    .then(({ SignInAgain }) => ({ default: SignInAgain }))
    .catch(() => ({ default: SignInLink })),
)

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-11" />
    </div>
  )
}

/** Reloads the page when another user signs in, so that no data of the first user stays in memory. */
function useOnePerson(user: SessionUser | null | undefined): void {
  const first = useRef<string | null>(null)
  useEffect(() => {
    if (!user) return
    first.current ??= user.id
    if (first.current !== user.id) location.replace('/chat/new')
  }, [user])
}

/**
 * A dialog over a page whose session has ended: the page keeps its content, and the user continues after signing in.
 * When the user closes the dialog, a bar replaces it.
 */
export function SessionEnded() {
  const { user } = useSession()
  const ended = useEndedUser()
  const [isDismissed, setDismissed] = useState(false)
  const isTypingPaused = useTypingPause(ended !== null)
  useOnePerson(user)
  useEffect(() => {
    if (user) setDismissed(false)
  }, [user])
  if (!ended) return null
  if (isDismissed) return <SignedOutBar onSignIn={() => setDismissed(false)} />
  return (
    <Dialog
      open={isTypingPaused}
      onOpenChange={(open) => setDismissed(!open)}
      title={sessionTexts.pleaseSignInAgain}
      description={sessionTexts.yourSessionHasEndedWhat}
    >
      <Suspense fallback={<FormSkeleton />}>
        <SignInAgain email={ended.email} />
      </Suspense>
    </Dialog>
  )
}

function SignedOutBar({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div
      role="status"
      className="flex min-h-10 animate-fade-in items-center justify-center gap-2.5 bg-accent-soft px-4 py-1.5 text-13 text-accent"
    >
      <LogIn aria-hidden="true" className="size-4 shrink-0" />
      <span>{sessionTexts.youAreSignedOutWhat}</span>
      <button
        type="button"
        onClick={onSignIn}
        className="font-medium whitespace-nowrap underline underline-offset-2 max-md:min-h-11"
      >
        {sessionTexts.signInAgain}
      </button>
    </div>
  )
}
