import { useRef } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { safeReturnPath } from '../../../../contract/accounts.ts'
import { limits } from '../../../../contract/limits.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useConfig } from '../queries.ts'
import { signInPath } from '../return-path.ts'
import { useSession } from '../session.ts'
import { useIsLate } from '../use-is-late.ts'

/**
 * Lets the page in only when somebody is signed in; a visitor goes to /login and comes back. A session that ends while
 * a page is open leaves the page where it is, with what is on it: the page says so, and the next one asks to sign in.
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
        title="Longhand cannot be reached"
        text="Nobody was signed out. The page comes back as soon as the server answers."
        onRetry={session.retry}
      />
    )
  return (
    <div role="status" aria-label="Loading" className="mx-auto w-full max-w-190 px-5 pt-20">
      <Skeleton className="ml-auto h-14 w-2/3" />
      <Skeleton className="mt-8 h-28 w-full" />
    </div>
  )
}

/** As long as the form may be held back for the first answers. */
const formWaitMs = 1_500

/**
 * For /login and /signup: somebody who is signed in goes on. The form waits for the first answers, so that
 * nothing moves or vanishes under the visitor's hands; a server that is slow or silent does not hold it back for long.
 * Once it is there it stays: the session is asked for again and again, and what is typed must outlive that.
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
    return <Navigate to={safeReturnPath(search.get('next'), '/chat/new')} replace />
  return wasShown.current ? <Outlet /> : null
}
