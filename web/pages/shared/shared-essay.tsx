import { useParams } from 'react-router'
import { useSession } from '../../domains/accounts/session.ts'
import { loadTexts } from '../../locales/languages.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { createLazyPart } from '../../ui/lazy-part.ts'

/** The editor of the page, and its texts in the reader's language. */
const useView = createLazyPart(async () => {
  const [{ SharedEssayView }] = await Promise.all([
    import('../../domains/essays/share/shared-essay-view.tsx'),
    loadTexts('essays'),
  ])
  return SharedEssayView
})

/** A shared essay, for any reader who has its address. */
export function Component() {
  const { token = '' } = useParams()
  const session = useSession()
  const View = useView(true)
  // The comments of this browser are those of its user, so the essay is asked for once that is known.
  if (!View || session.status === 'loading')
    return (
      <div aria-busy="true" className="w-full max-w-204 flex-1">
        <SkeletonText lines={6} />
      </div>
    )
  const { user } = session
  return <View token={token} reader={user ? { id: user.id, name: user.name } : null} />
}
