import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { signInPath } from '../domains/accounts/return-path.ts'
import { useSession } from '../domains/accounts/session.ts'
import { receiveHandedText } from '../domains/essays/handed-text.ts'
import { lastActiveEssay } from '../domains/essays/last-essay.ts'
import { page as texts } from '../locales/en/essays/page.ts'
import { loadTexts } from '../locales/languages.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { createLazyPart } from '../ui/lazy-part.ts'
import { randomId } from '../ui/random-id.ts'
import { EssayFrame } from './essay-frame.tsx'
import { EssayVisitorPage } from './essay-visitor.tsx'
import { NotFoundPage } from './not-found.tsx'

/**
 * The editor is loaded on its own page only. Its largest parts are run first, each in a task of its own, so that a slow
 * device responds in between.
 */
const useWorkspace = createLazyPart(async () => {
  const ready = loadTexts('essays')
  await import('../domains/essays/sync/open-essay.ts')
  await nextTask()
  await import('../domains/essays/page/extensions.ts')
  await nextTask()
  const [{ EssayWorkspace }] = await Promise.all([import('./essay-workspace.tsx'), ready])
  await nextTask()
  return EssayWorkspace
})

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

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
    if (session.status === 'loading') return <EssayFrame text={texts.validating} />
    if (session.status === 'offline')
      return (
        <ErrorState
          className="m-auto"
          title={texts.unreachableTitle}
          text={texts.unreachableText}
          onRetry={session.retry}
        />
      )
    return <EssayVisitorPage signInPath={signInPath(location)} />
  }
  if (!chatId) return <OpenEssay isNew={location.pathname.endsWith('/new')} userId={user.current.id} />
  if (!uuid.test(chatId)) return <NotFoundPage />
  if (!Workspace) return <EssayFrame text={texts.settingUp} />
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
  if (!id) return <EssayFrame text={texts.loading} />
  return <Navigate to={`/essay-writer/${id}`} replace />
}
