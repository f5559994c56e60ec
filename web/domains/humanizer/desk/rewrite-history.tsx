import type { HumanizedTextSummary } from '../../../../contract/kept-texts.ts'
import { wordsText } from '../../../../contract/word-count.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { humanizerDeskTexts } from '../../../locales/en/humanizer/desk.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { humanScoreTone, toneTextClass } from '../../../ui/feedback/tone.ts'
import type { HistoryEntry } from '../../../ui/history/history-entry.ts'
import { HistorySheet } from '../../../ui/history/history-sheet.tsx'
import type { Keeping } from '../../../ui/history/history-words.ts'
import { useHistory } from '../../../ui/history/use-history.ts'
import { useIsShown } from '../../../ui/history/use-is-shown.ts'
import { toast } from '../../../ui/toast.tsx'
import { noChoices } from '../changes/review.ts'
import { modes } from '../modes.ts'
import { rewriteCalls } from '../queries.ts'
import type { Humanizer } from './use-humanizer.ts'

type RewriteHistoryProps = { userId: string; keeping: Keeping; humanizer: Humanizer; onClose: () => void }

const undoMs = 5_000
const words = humanizerDeskTexts.words

/** Lists the user's humanized texts. Opening one shows it with its changes. */
export function RewriteHistory({ userId, keeping, humanizer, onClose }: RewriteHistoryProps) {
  const history = useHistory(rewriteCalls, userId, asEntry)
  const isShown = useIsShown()

  async function open(textId: string) {
    const {
      original,
      humanized,
      result,
      choices,
      choicesRevision,
      createdAt: madeAt,
    } = await rewriteCalls.open(textId)
    // The list was closed, and what has been typed since must stay.
    if (!isShown.current) return
    const text = original ?? ''
    const isLoss = humanizer.draft.text.trim() !== '' && humanizer.draft.text !== text
    const back = humanizer.open(
      { text, ...(result && { mode: result.mode }) },
      result && original !== null
        ? {
            stage: 'done',
            original,
            result,
            choices: choices ?? noChoices,
            madeAt,
            revisions: choicesRevision ? [choicesRevision] : [],
          }
        : { stage: 'text', text: humanized, madeAt },
    )
    onClose()
    toast(humanizerDeskTexts.openedFromHistory, {
      duration: undoMs,
      ...((isLoss || humanizer.state.stage === 'done') && {
        action: { label: humanizerDeskTexts.undo, onClick: back },
      }),
    })
  }
  return <HistorySheet {...history} words={words} keeping={keeping} onOpen={open} onClose={onClose} />
}

function asEntry({
  id,
  title,
  createdAt,
  words: count,
  mode,
  humanScore,
}: HumanizedTextSummary): HistoryEntry {
  const facts = []
  if (mode) facts.push(modes()[mode].name)
  if (humanScore !== null)
    facts.push(
      <span className={classNames('font-medium', toneTextClass[humanScoreTone(humanScore)])}>
        {humanizerDeskTexts.human({ percent: percentText(humanScore) })}
      </span>,
    )
  facts.push(contractText(wordsText(count)))
  return { id, title, createdAt, facts }
}
