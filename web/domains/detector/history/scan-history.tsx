import { useQueryClient } from '@tanstack/react-query'
import type { ScanSummary } from '../../../../contract/kept-texts.ts'
import { percentText } from '../../../../contract/percent-text.ts'
import { scanHistoryTexts } from '../../../locales/en/detector/history.ts'
import { classNames } from '../../../ui/class-names.ts'
import { toneTextClass } from '../../../ui/feedback/tone.ts'
import type { HistoryEntry } from '../../../ui/history/history-entry.ts'
import { historyPages } from '../../../ui/history/history-pages.ts'
import { HistorySheet } from '../../../ui/history/history-sheet.tsx'
import type { Keeping } from '../../../ui/history/history-words.ts'
import { useLookedFor } from '../../../ui/history/use-looked-for.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Detector } from '../check/use-detector.ts'
import { verdictNames, verdictTones } from '../verdict.ts'
import { deleteAllScans, deleteScan, openScan, scansKey, useScans } from './scan-queries.ts'

type ScanHistoryProps = { userId: string; keeping: Keeping; detector: Detector; onClose: () => void }

const undoMs = 5_000
const words = () => ({
  title: scanHistoryTexts.checkedTexts,
  many: 'checks',
  keptText: scanHistoryTexts.textsThatYouCheckAre,
})

/** Lists the user's kept checks. Opening one shows its text with the result of that time. */
export function ScanHistory({ userId, keeping, detector, onClose }: ScanHistoryProps) {
  const { typed, setTyped, looked } = useLookedFor()
  const scans = useScans(userId, looked)
  const client = useQueryClient()

  async function open(scanId: string) {
    const { text, detection, createdAt } = await openScan(scanId)
    const back = detector.open(
      text,
      detection
        ? { stage: 'done', text, detection, checkedAt: new Date(createdAt), isKept: true }
        : { stage: 'idle', isTextOnly: true },
    )
    onClose()
    const isLoss = detector.text.trim() !== '' && detector.text !== text
    toast(scanHistoryTexts.openedFromHistory, {
      duration: undoMs,
      ...(isLoss && { action: { label: scanHistoryTexts.undo, onClick: back } }),
    })
  }
  async function removeAll() {
    await deleteAllScans()
    await client.resetQueries({ queryKey: scansKey(userId) })
  }
  return (
    <HistorySheet
      words={words()}
      keeping={keeping}
      pages={historyPages(scans, (page) => page.scans.map(asEntry))}
      typed={typed}
      onType={setTyped}
      looked={looked}
      onOpen={open}
      onDelete={deleteScan}
      onDeleteAll={removeAll}
      onClose={onClose}
    />
  )
}

function asEntry({ id, title, createdAt, verdict, aiPercent, words: count }: ScanSummary): HistoryEntry {
  const facts = []
  if (verdict)
    facts.push(
      <span className={classNames('font-medium', toneTextClass[verdictTones[verdict]])}>
        {verdictNames()[verdict]}
      </span>,
    )
  // A text that is too short has no reliable score.
  if (verdict && verdict !== 'inconclusive' && aiPercent !== null)
    facts.push(scanHistoryTexts.aiScore({ percent: percentText(aiPercent) }))
  if (count !== null) facts.push(scanHistoryTexts.words({ count }))
  return { id, title, createdAt, facts }
}
