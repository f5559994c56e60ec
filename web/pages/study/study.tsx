import { useLocation } from 'react-router'
import { signInPath } from '../../domains/accounts/return-path.ts'
import { useEndedUser, useSession } from '../../domains/accounts/session.ts'
import { studyPageTexts as texts } from '../../locales/en/pages/study.ts'
import { loadTexts } from '../../locales/languages.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { createLazyPart } from '../../ui/lazy-part.ts'

/** The screens and their texts are loaded together, on these pages only. */
const useScreens = createLazyPart(async () => {
  const [screens] = await Promise.all([import('./study-screens.tsx'), loadTexts('study')])
  return screens
})

/** /study-simulator and the pages below it. Visitors see what it is; the sets need an account. */
export function Component() {
  const session = useSession()
  const ended = useEndedUser()
  const location = useLocation()
  const Screens = useScreens(true)
  // When the session ends, the page stays on the screen.
  const user = session.user ?? ended

  if (session.status === 'offline' && !user)
    return (
      <ErrorState
        className="m-auto"
        title={texts.unreachableTitle}
        text={texts.unreachableText}
        onRetry={session.retry}
      />
    )
  if (!Screens || (!user && session.status === 'loading')) return <Placeholder />
  return user ? <Screens.StudyScreens /> : <Screens.VisitorPage signInPath={signInPath(location)} />
}

function Placeholder() {
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-8 pt-8 max-lg:px-6 max-md:px-4 max-md:pt-4"
    >
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </div>
  )
}
