import type { CheckSummary } from '../../../../contract/kept-texts.ts'
import { api } from '../../../api.ts'
import { keptTextCalls } from '../../../kept-text-calls.ts'
import { checkHistoryTexts } from '../../../locales/en/detector/history.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { toneTextClass } from '../../../ui/feedback/tone.ts'
import type { HistoryEntry } from '../../../ui/history/history-entry.ts'
import { HistorySheet } from '../../../ui/history/history-sheet.tsx'
import type { Keeping } from '../../../ui/history/history-words.ts'
import { useHistory } from '../../../ui/history/use-history.ts'
import { useIsShown } from '../../../ui/history/use-is-shown.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Detector } from '../check/use-detector.ts'
import { shareOf, verdictNames, verdictTones } from '../verdict.ts'

type CheckHistoryProps = { userId: string; keeping: Keeping; detector: Detector; onClose: () => void }

const checkCalls = keptTextCalls('scans', api.api.scans)
const undoMs = 5_000
const words = () => ({
  title: checkHistoryTexts.checkedTexts,
  many: 'checks',
  keptText: checkHistoryTexts.textsThatYouCheckAre,
})

/** Lists the user's kept checks. Opening one shows its text with the result of that time. */
export function CheckHistory({ userId, keeping, detector, onClose }: CheckHistoryProps) {
  const history = useHistory(checkCalls, userId, asEntry)
  const isShown = useIsShown()

  async function open(scanId: string) {
    const { text, detection, createdAt } = await checkCalls.open(scanId)
    // The list was closed, and what has been typed since must stay.
    if (!isShown.current) return
    const back = detector.open(
      text,
      detection
        ? { stage: 'done', text, detection, checkedAt: new Date(createdAt), isKept: true }
        : { stage: 'idle', isTextOnly: true },
    )
    onClose()
    const isLoss = detector.text.trim() !== '' && detector.text !== text
    toast(checkHistoryTexts.openedFromHistory, {
      duration: undoMs,
      ...(isLoss && { action: { label: checkHistoryTexts.undo, onClick: back } }),
    })
  }
  return <HistorySheet {...history} words={words()} keeping={keeping} onOpen={open} onClose={onClose} />
}

function asEntry({
  id,
  title,
  createdAt,
  verdict,
  aiPercent,
  aiWords,
  words: count,
}: CheckSummary): HistoryEntry {
  const facts = []
  if (verdict)
    facts.push(
      <span className={classNames('font-medium', toneTextClass[verdictTones[verdict]])}>
        {verdictNames()[verdict]}
      </span>,
    )
  // A text that is too short has no reliable score.
  if (verdict === 'mixed') {
    if (aiWords !== null && count !== null)
      facts.push(checkHistoryTexts.markedShare({ percent: percentText(shareOf(aiWords, count)) }))
  } else if (verdict && verdict !== 'inconclusive' && aiPercent !== null)
    facts.push(checkHistoryTexts.aiScore({ percent: percentText(aiPercent) }))
  if (count !== null) facts.push(checkHistoryTexts.words({ count }))
  return { id, title, createdAt, facts }
}
