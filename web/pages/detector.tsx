import { useState } from 'react'
import { detectorCanonical } from '../../contract/pages.ts'
import { useConfig } from '../domains/accounts/queries.ts'
import { signInPath } from '../domains/accounts/return-path.ts'
import { useDraftOwner, useSession } from '../domains/accounts/session.ts'
import { useRemainingWords } from '../domains/credits/queries.ts'
import { type Detector, useDetector } from '../domains/detector/check/use-detector.ts'
import { DetectorDesk } from '../domains/detector/desk/detector-desk.tsx'
import { CheckHistory } from '../domains/detector/history/check-history.tsx'
import { HumanizeDialog } from '../domains/humanizer/desk/humanize-dialog.tsx'
import { useHistoryChoice } from '../domains/preferences/single-choices.ts'
import { HistoryButton } from '../ui/history/history-button.tsx'
import { useRecast } from './use-recast.ts'
import { useSendToEssay } from './use-send-to-essay.ts'

function History({ userId, detector }: { userId: string; detector: Detector }) {
  const keeping = useHistoryChoice(userId)
  return (
    <HistoryButton>
      {(close) => <CheckHistory userId={userId} keeping={keeping} detector={detector} onClose={close} />}
    </HistoryButton>
  )
}

/** /ai-detector and /feature/ai-detector: one page with one canonical address. */
export function Component() {
  const session = useSession()
  const config = useConfig()
  const words = useRemainingWords(session.status === 'signed-in' && config.data?.billing)
  const { recast, readRecastModel } = useRecast(session.user?.id)
  const detector = useDetector(useDraftOwner())
  const sendToEssay = useSendToEssay()
  const [toHumanize, setToHumanize] = useState<string | null>(null)

  return (
    <>
      <link rel="canonical" href={detectorCanonical} />
      <DetectorDesk
        provider={config.data?.detector ?? null}
        detector={detector}
        onHumanize={() => setToHumanize(detector.text)}
        onEssay={() => sendToEssay(detector.text)}
        canShare={session.status === 'signed-in'}
        aside={session.user && <History userId={session.user.id} detector={detector} />}
      />
      <HumanizeDialog
        text={toHumanize}
        userId={session.status === 'signed-out' ? null : session.user?.id}
        recast={recast}
        readRecastModel={readRecastModel}
        isSignedOut={session.status === 'signed-out'}
        allowance={(session.status === 'signed-in' && words.data) || null}
        countsWords={config.data?.billing !== false}
        rewriter={config.data?.humanizer ?? null}
        signInPath={signInPath({ pathname: '/ai-detector', search: '' })}
        onClose={() => setToHumanize(null)}
        onUse={(text) => {
          detector.setText(text)
          void detector.checkAlso(text)
        }}
      />
    </>
  )
}
