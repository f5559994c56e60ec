import { useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { safeReturnPath } from '../../../../contract/accounts.ts'
import { limits } from '../../../../contract/limits.ts'
import { sessionTexts } from '../../../locales/en/accounts/session.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useConfig } from '../queries.ts'
import { pathAfterSignIn, signInPath } from '../return-path.ts'
import { useSession } from '../session.ts'

/**
 * Renders the page only for a signed-in user; a visitor is redirected to /login and returns. When a session ends while
 * a page is open, the page stays with its content and shows a notice; the next page asks the user to sign in.
 */
export function NeedsSession() {
  const session = useSession()
  const location = useLocation()
  const openPath = useRef<string | null>(null)
  const isLate = useIsLate(session.status === 'loading', limits.loadingGiveUpMs)
  if (session.status === 'signed-in') openPath.current = location.pathname
  const isLeftOpen = session.status === 'signed-out' && openPath.current === location.pathname
  if (session.status === 'signed-in' || isLeftOpen) return <Outlet />
  if (session.status === 'signed-out') return <Navigate to={signInPath(location)} replace />
  if (session.status === 'offline' || isLate)
    return (
      <ErrorState
        className="m-auto"
        title={sessionTexts.longhandCannotBeReached}
        text={sessionTexts.youHaveNotBeenSigned}
        onRetry={session.retry}
      />
    )
  return (
    <div role="status" aria-label={sessionTexts.loading} className="mx-auto w-full max-w-190 px-5 pt-20">
      <Skeleton className="ml-auto h-14 w-2/3" />
      <Skeleton className="mt-8 h-28 w-full" />
    </div>
  )
}

/** The longest time for which the form waits for the first responses. */
const formWaitMs = 1_500

/**
 * For /login and /signup: redirects a signed-in user. The form waits briefly for the first responses, so that nothing
 * moves while the visitor types. Once it is rendered it stays mounted, because later session checks must not discard
 * what the visitor has typed.
 */
export function NeedsVisitor() {
  const session = useSession()
  const config = useConfig()
  const [search] = useSearchParams()
  const isWaiting =
    (session.status === 'loading' && !session.isStale) || (config.isPending && config.failureCount === 0)
  const isLate = useIsLate(isWaiting, formWaitMs)
  const wasShown = useRef(false)
  if (!isWaiting || isLate) wasShown.current = true
  if (session.status === 'signed-in')
    return (
      <Navigate to={pathAfterSignIn(session.user, safeReturnPath(search.get('next'), '/chat/new'))} replace />
    )
  return wasShown.current ? <Outlet /> : null
}

/** Returns true once `isWaiting` has lasted for `afterMs`. */
function useIsLate(isWaiting: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [isWaiting, afterMs])
  return isWaiting && isLate
}
