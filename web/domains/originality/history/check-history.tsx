import type { OriginalitySummary } from '../../../../contract/kept-texts.ts'
import { originalityTexts as texts } from '../../../locales/en/originality/desk.ts'
import type { HistoryEntry } from '../../../ui/history/history-entry.ts'
import { HistorySheet } from '../../../ui/history/history-sheet.tsx'
import type { Keeping } from '../../../ui/history/history-words.ts'
import { useHistory } from '../../../ui/history/use-history.ts'
import { useIsShown } from '../../../ui/history/use-is-shown.ts'
import { toast } from '../../../ui/toast.tsx'
import type { OriginalityDesk } from '../check/use-originality.ts'
import { checkCalls } from '../queries.ts'
import { shareText } from '../share-text.ts'

type CheckHistoryProps = { userId: string; keeping: Keeping; desk: OriginalityDesk; onClose: () => void }

const undoMs = 5_000
const words = () => ({ title: texts.checkedTexts, many: texts.many, keptText: texts.keptText })

/** Lists the user's kept checks. Opening one shows its text with the passages found at that time. */
export function CheckHistory({ userId, keeping, desk, onClose }: CheckHistoryProps) {
  const history = useHistory(checkCalls, userId, asEntry)
  const isShown = useIsShown()

  async function open(checkId: string) {
    const { text, report, createdAt } = await checkCalls.open(checkId)
    // The list was closed, and what has been typed since must stay.
    if (!isShown.current) return
    const back = desk.open(text, {
      stage: 'done',
      text,
      report,
      checkedAt: new Date(createdAt),
      isKept: true,
    })
    onClose()
    const isLoss = desk.draft.text.trim() !== '' && desk.draft.text !== text
    toast(texts.openedFromHistory, {
      duration: undoMs,
      ...(isLoss && { action: { label: texts.undo, onClick: back } }),
    })
  }
  return <HistorySheet {...history} words={words()} keeping={keeping} onOpen={open} onClose={onClose} />
}

function asEntry({ id, title, createdAt, percent, sources, words: count }: OriginalitySummary): HistoryEntry {
  return {
    id,
    title,
    createdAt,
    facts: [
      <span key="share" className="font-medium">
        {texts.shared({ percent: shareText(percent) })}
      </span>,
      texts.sourceCount({ count: sources }),
      texts.words({ count }),
    ],
  }
}
