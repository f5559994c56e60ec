import { type ReactNode, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useConfig } from '../domains/accounts/queries.ts'
import { signInPath } from '../domains/accounts/return-path.ts'
import { useSession } from '../domains/accounts/session.ts'
import type { ChatHost } from '../domains/chats/panel/chat-adapter.ts'
import { useRemainingWords } from '../domains/credits/queries.ts'
import { saveDetectorDraft } from '../domains/detector/check/draft.ts'
import { checkAtOnce } from '../domains/detector/check/use-detector.ts'
import { LazyDetectorPanel } from '../domains/detector/panel/lazy-detector-panel.tsx'
import { dataProcessorTexts } from '../domains/humanizer/settings/data-processor.ts'
import { useHumanizeReminder } from '../domains/preferences/single-choices.ts'

/** Renders a chat. The class leaves room for the detector while it is open. */
type RenderChat = (host: ChatHost, className: string | undefined) => ReactNode

/** A chat with an optional detector beside it. */
export function ChatWithDetector({ children }: { children: RenderChat }) {
  const session = useSession()
  // When the session ends, the chat stays on the screen.
  const user = useRef(session.user)
  user.current = session.user ?? user.current
  return user.current && <SignedInChat userId={user.current.id}>{children}</SignedInChat>
}

function SignedInChat({ userId, children }: { userId: string; children: RenderChat }) {
  const location = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const { data: config } = useConfig()
  const words = useRemainingWords(session.status === 'signed-in' && config?.billing)
  const reminder = useHumanizeReminder(userId)
  const humanizer = config?.humanizer
  const [isChecking, setChecking] = useState(false)
  const [checked, setChecked] = useState('')

  function check(text: string) {
    setChecked(text)
    setChecking(true)
  }
  function openFull() {
    saveDetectorDraft(userId, checked)
    navigate('/ai-detector', { state: checkAtOnce })
  }
  const host = {
    userId,
    words: words.data,
    signInPath: signInPath(location),
    isSignedOut: session.status === 'signed-out',
    onCheck: check,
    dataProcessor: humanizer ? dataProcessorTexts[humanizer] : null,
    reminder,
  }
  return (
    <>
      {children(host, isChecking ? 'xl:pr-100' : undefined)}
      <LazyDetectorPanel
        text={checked}
        open={isChecking}
        onClose={() => setChecking(false)}
        onOpenFull={openFull}
      />
    </>
  )
}
