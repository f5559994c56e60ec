import { LogIn } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { SessionUser } from '../../../../contract/accounts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { signInPath } from '../return-path.ts'
import { useEndedUser, useSession } from '../session.ts'

/** The way to the door, for a browser that cannot load the form any more. */
function SignInLink() {
  const location = useLocation()
  return (
    <ButtonLink variant="primary" className="h-11" to={signInPath(location)}>
      Sign in
    </ButtonLink>
  )
}

// Few sessions end in the middle: the form is loaded when one does.
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

/** Somebody else signed in, in this tab or in another: nothing of the first one stays in memory. */
function useOnePerson(user: SessionUser | null | undefined): void {
  const first = useRef<string | null>(null)
  useEffect(() => {
    if (!user) return
    first.current ??= user.id
    if (first.current !== user.id) location.replace('/chat/new')
  }, [user])
}

/**
 * Over a page whose session has ended: what is on the page stays, and signing in goes on with it. Put off, it leaves a
 * bar in its place.
 */
export function SessionEnded() {
  const { user } = useSession()
  const ended = useEndedUser()
  const [isDismissed, setDismissed] = useState(false)
  useOnePerson(user)
  useEffect(() => {
    if (user) setDismissed(false)
  }, [user])
  if (!ended) return null
  if (isDismissed) return <SignedOutBar onSignIn={() => setDismissed(false)} />
  return (
    <Dialog
      open
      onOpenChange={(open) => setDismissed(!open)}
      title="Please sign in again"
      description="Your session has ended. What you typed is kept, and you go on right here."
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
      <span>You are signed out. What you typed is kept.</span>
      <button
        type="button"
        onClick={onSignIn}
        className="font-medium whitespace-nowrap underline underline-offset-2 max-md:min-h-11"
      >
        Sign in again
      </button>
    </div>
  )
}
