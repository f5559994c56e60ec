import { useNavigate } from 'react-router'
import { useConfig } from '../../domains/accounts/queries.ts'
import { signInPath } from '../../domains/accounts/return-path.ts'
import { useDraftOwner, useSession } from '../../domains/accounts/session.ts'
import { useRemainingWords } from '../../domains/credits/queries.ts'
import { saveDetectorDraft } from '../../domains/detector/check/draft.ts'
import { checkAtOnce } from '../../domains/detector/check/use-detector.ts'
import { HumanizerDesk } from '../../domains/humanizer/desk/humanizer-desk.tsx'
import { RewriteHistory } from '../../domains/humanizer/desk/rewrite-history.tsx'
import { type Humanizer, useHumanizer } from '../../domains/humanizer/desk/use-humanizer.ts'
import type { ReadText } from '../../domains/humanizer/edit/use-live-score.ts'
import { useHistoryChoice } from '../../domains/preferences/single-choices.ts'
import { HistoryButton } from '../../ui/history/history-button.tsx'
import { runTryOut } from '../try-out/worker/try-out-client.ts'
import { useRecast } from '../use-recast.ts'
import { useSendToEssay } from '../use-send-to-essay.ts'

/** The detector of the try-out, which runs in this browser. */
const readText: ReadText = (text, onLoading, signal) =>
  runTryOut(
    'check',
    text,
    (progress) => {
      if (progress.stage === 'loading') onLoading(progress.loaded / Math.max(1, progress.total))
    },
    signal,
  )

function History({ userId, humanizer }: { userId: string; humanizer: Humanizer }) {
  const keeping = useHistoryChoice(userId)
  return (
    <HistoryButton>
      {(close) => <RewriteHistory userId={userId} keeping={keeping} humanizer={humanizer} onClose={close} />}
    </HistoryButton>
  )
}

export function Component() {
  const session = useSession()
  const owner = useDraftOwner()
  const config = useConfig()
  const words = useRemainingWords(session.status === 'signed-in' && config.data?.billing)
  const { recast, readRecastModel } = useRecast(session.user?.id)
  const humanizer = useHumanizer(session.status === 'signed-out', owner, readRecastModel)
  const navigate = useNavigate()
  const sendToEssay = useSendToEssay()

  function checkInDetector(text: string) {
    saveDetectorDraft(owner ?? 'visitor', text)
    navigate('/ai-detector', { state: checkAtOnce })
  }
  function useInChat(text: string) {
    navigate(`/chat/new?${new URLSearchParams({ prompt: text })}`)
  }
  return (
    <HumanizerDesk
      humanizer={humanizer}
      userId={session.status === 'signed-out' ? null : session.user?.id}
      recast={recast}
      allowance={(session.status === 'signed-in' && words.data) || null}
      countsWords={config.data?.billing !== false}
      rewriter={config.data?.humanizer ?? null}
      signInPath={signInPath({ pathname: '/ai-humanizer', search: '' })}
      onCheck={checkInDetector}
      onChat={useInChat}
      onEssay={sendToEssay}
      readText={readText}
      aside={session.user && <History userId={session.user.id} humanizer={humanizer} />}
    />
  )
}
