import { useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useConfig } from '../domains/accounts/queries.ts'
import { signInPath } from '../domains/accounts/return-path.ts'
import { useSession } from '../domains/accounts/session.ts'
import { ChatScreen } from '../domains/chats/chat-screen.tsx'
import { useRemainingWords } from '../domains/credits/queries.ts'
import { saveDetectorDraft } from '../domains/detector/draft.ts'
import { PanelBeside } from '../domains/detector/panel-beside.tsx'
import { whereaboutsTexts } from '../domains/humanizer/whereabouts.ts'
import { NotFoundPage } from './not-found.tsx'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A chat, with the detector beside it when it is asked for. */
export function Component() {
  const { chatId = '' } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  // A session that has ended leaves the chat on the screen.
  const user = useRef(session.user)
  user.current = session.user ?? user.current
  const humanizer = useConfig().data?.humanizer
  const words = useRemainingWords(session.status === 'signed-in')
  const [checked, setChecked] = useState<string | null>(null)
  const [lastChecked, setLastChecked] = useState('')

  function check(text: string) {
    setLastChecked(text)
    setChecked(text)
  }
  function openFull() {
    if (user.current) saveDetectorDraft(user.current.id, lastChecked)
    navigate('/ai-detector')
  }
  if (!uuid.test(chatId)) return <NotFoundPage />
  if (!user.current) return null
  return (
    <>
      <ChatScreen
        key={chatId}
        chatId={chatId}
        userId={user.current.id}
        isSignedOut={session.status === 'signed-out'}
        words={words.data}
        signInPath={signInPath(location)}
        onCheck={check}
        whereabouts={humanizer ? whereaboutsTexts[humanizer] : null}
        className={checked === null ? undefined : 'xl:pr-100'}
      />
      <PanelBeside
        text={lastChecked}
        open={checked !== null}
        onClose={() => setChecked(null)}
        onOpenFull={openFull}
      />
    </>
  )
}
