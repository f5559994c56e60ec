import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useConfig } from '../domains/accounts/queries.ts'
import { signInPath } from '../domains/accounts/return-path.ts'
import { useSession } from '../domains/accounts/session.ts'
import { TemporaryScreen } from '../domains/chats/temporary/temporary-screen.tsx'
import { useRemainingWords } from '../domains/credits/queries.ts'
import { saveDetectorDraft } from '../domains/detector/check/draft.ts'
import { LazyDetectorPanel } from '../domains/detector/panel/lazy-detector-panel.tsx'
import { dataProcessorTexts } from '../domains/humanizer/settings/data-processor.ts'
import { useHumanizeReminder } from '../domains/preferences/humanize-reminder-choice.ts'

export function Component() {
  const session = useSession()
  // When the session ends, the chat stays on the screen.
  const user = useRef(session.user)
  user.current = session.user ?? user.current
  return user.current && <TemporaryChat userId={user.current.id} />
}

/** A chat that is not saved, with an optional detector beside it. */
function TemporaryChat({ userId }: { userId: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const words = useRemainingWords(session.status === 'signed-in')
  const reminder = useHumanizeReminder(userId)
  const humanizer = useConfig().data?.humanizer
  const [isChecking, setChecking] = useState(false)
  const [checked, setChecked] = useState('')

  function check(text: string) {
    setChecked(text)
    setChecking(true)
  }
  function openFull() {
    saveDetectorDraft(userId, checked)
    navigate('/ai-detector')
  }
  return (
    <>
      <TemporaryScreen
        userId={userId}
        isSignedOut={session.status === 'signed-out'}
        words={words.data}
        signInPath={signInPath(location)}
        onCheck={check}
        dataProcessor={humanizer ? dataProcessorTexts[humanizer] : null}
        reminder={reminder}
        className={isChecking ? 'xl:pr-100' : undefined}
      />
      <LazyDetectorPanel
        text={checked}
        open={isChecking}
        onClose={() => setChecking(false)}
        onOpenFull={openFull}
      />
    </>
  )
}
