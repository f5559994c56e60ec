import { useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useConfig } from '../domains/accounts/queries.ts'
import { signInPath } from '../domains/accounts/return-path.ts'
import { useSession } from '../domains/accounts/session.ts'
import { ChatScreen } from '../domains/chats/screen/chat-screen.tsx'
import { useRemainingWords } from '../domains/credits/queries.ts'
import { saveDetectorDraft } from '../domains/detector/check/draft.ts'
import { LazyDetectorPanel } from '../domains/detector/panel/lazy-detector-panel.tsx'
import { dataProcessorTexts } from '../domains/humanizer/settings/data-processor.ts'
import { useHumanizeReminder } from '../domains/preferences/humanize-reminder-choice.ts'
import { NotFoundPage } from './not-found.tsx'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function Component() {
  const { chatId = '' } = useParams()
  const session = useSession()
  // When the session ends, the chat stays on the screen.
  const user = useRef(session.user)
  user.current = session.user ?? user.current
  if (!uuid.test(chatId)) return <NotFoundPage />
  return user.current && <Chat chatId={chatId} userId={user.current.id} />
}

/** A chat with an optional detector beside it. */
function Chat({ chatId, userId }: { chatId: string; userId: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const humanizer = useConfig().data?.humanizer
  const words = useRemainingWords(session.status === 'signed-in')
  const reminder = useHumanizeReminder(userId)
  const [checked, setChecked] = useState<string | null>(null)
  const [lastChecked, setLastChecked] = useState('')

  function check(text: string) {
    setLastChecked(text)
    setChecked(text)
  }
  function openFull() {
    saveDetectorDraft(userId, lastChecked)
    navigate('/ai-detector')
  }
  return (
    <>
      <ChatScreen
        key={chatId}
        chatId={chatId}
        userId={userId}
        isSignedOut={session.status === 'signed-out'}
        words={words.data}
        signInPath={signInPath(location)}
        onCheck={check}
        dataProcessor={humanizer ? dataProcessorTexts[humanizer] : null}
        reminder={reminder}
        className={checked === null ? undefined : 'xl:pr-100'}
      />
      <LazyDetectorPanel
        text={lastChecked}
        open={checked !== null}
        onClose={() => setChecked(null)}
        onOpenFull={openFull}
      />
    </>
  )
}
