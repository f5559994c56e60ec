import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { signInPath } from '../domains/accounts/return-path.ts'
import { useSession } from '../domains/accounts/session.ts'
import { receiveHandedText } from '../domains/essays/handed-text.ts'
import { lastActiveEssay } from '../domains/essays/last-essay.ts'
import { page as texts } from '../locales/en/essays/page.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { createLazyPart } from '../ui/lazy-part.ts'
import { randomId } from '../ui/random-id.ts'
import { EssayStatus } from './essay-status.tsx'
import { NotFoundPage } from './not-found.tsx'

/** The editor is loaded on its own page only. */
const useWorkspace = createLazyPart(async () => (await import('./essay-workspace.tsx')).EssayWorkspace)

/** /essay-writer resumes the last essay, /essay-writer/new creates an id, /essay-writer/{chatId} is one essay. */
export function Component() {
  const { chatId } = useParams()
  const location = useLocation()
  const session = useSession()
  const Workspace = useWorkspace(true)
  // When the session ends, the essay stays on the screen.
  const user = useRef(session.user)
  user.current = session.user ?? user.current

  if (!user.current) {
    if (session.status === 'loading') return <EssayStatus text={texts.validating} isWorking />
    if (session.status === 'offline')
      return (
        <ErrorState
          className="m-auto"
          title={texts.unreachableTitle}
          text={texts.unreachableText}
          onRetry={session.retry}
        />
      )
    return (
      <EssayStatus text={texts.signIn}>
        <ButtonLink variant="primary" to={signInPath(location)}>
          {texts.signInButton}
        </ButtonLink>
      </EssayStatus>
    )
  }
  if (!chatId) return <OpenEssay isNew={location.pathname.endsWith('/new')} userId={user.current.id} />
  if (!uuid.test(chatId)) return <NotFoundPage />
  if (!Workspace) return <EssayStatus text={texts.loading} isWorking />
  return <Workspace key={chatId} chatId={chatId} userId={user.current.id} isNew={createdHere.has(chatId)} />
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Essays that this page has just created, so that nothing has to be loaded. */
const createdHere = new Set<string>()

/** Redirects to the last essay, or to a new one, and takes the text that another page handed over. */
function OpenEssay({ isNew, userId }: { isNew: boolean; userId: string }) {
  const [id, setId] = useState<string | null>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of /essay-writer/new creates an essay
  useEffect(() => {
    const last = isNew ? null : lastActiveEssay(userId)
    const next = last ?? randomId()
    if (!last) createdHere.add(next)
    receiveHandedText(next)
    setId(next)
  }, [isNew, userId, key])
  if (!id) return <EssayStatus text={texts.loading} isWorking />
  return <Navigate to={`/essay-writer/${id}`} replace />
}
