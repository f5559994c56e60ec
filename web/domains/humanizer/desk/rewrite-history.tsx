import { useQueryClient } from '@tanstack/react-query'
import type { HumanizedTextSummary } from '../../../../contract/kept-texts.ts'
import { percentText } from '../../../../contract/percent-text.ts'
import { wordsText } from '../../../../contract/word-count.ts'
import { humanizerDeskTexts } from '../../../locales/en/humanizer/desk.ts'
import { classNames } from '../../../ui/class-names.ts'
import { humanScoreTone, toneTextClass } from '../../../ui/feedback/tone.ts'
import type { HistoryEntry } from '../../../ui/history/history-entry.ts'
import { historyPages } from '../../../ui/history/history-pages.ts'
import { HistorySheet } from '../../../ui/history/history-sheet.tsx'
import type { Keeping } from '../../../ui/history/history-words.ts'
import { useLookedFor } from '../../../ui/history/use-looked-for.ts'
import { toast } from '../../../ui/toast.tsx'
import { noChoices } from '../changes/review.ts'
import {
  deleteAllKeptTexts,
  deleteKeptText,
  keptTextsKey,
  openKeptText,
  useKeptTexts,
} from '../history/kept-text-queries.ts'
import { modes } from '../modes.ts'
import type { Humanizer } from './use-humanizer.ts'

type RewriteHistoryProps = { userId: string; keeping: Keeping; humanizer: Humanizer; onClose: () => void }

const undoMs = 5_000
const words = humanizerDeskTexts.words

/** Lists the user's humanized texts. Opening one shows it with its changes. */
export function RewriteHistory({ userId, keeping, humanizer, onClose }: RewriteHistoryProps) {
  const { typed, setTyped, looked } = useLookedFor()
  const texts = useKeptTexts(userId, looked)
  const client = useQueryClient()

  async function open(textId: string) {
    const { original, humanized, result, createdAt: madeAt } = await openKeptText(textId)
    const text = original ?? ''
    const isLoss = humanizer.draft.text.trim() !== '' && humanizer.draft.text !== text
    const back = humanizer.open(
      { text, ...(result && { mode: result.mode }) },
      result && original !== null
        ? { stage: 'done', original, result, choices: noChoices, madeAt }
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
  async function removeAll() {
    await deleteAllKeptTexts()
    await client.resetQueries({ queryKey: keptTextsKey(userId) })
  }
  return (
    <HistorySheet
      words={words}
      keeping={keeping}
      pages={historyPages(texts, (page) => page.texts.map(asEntry))}
      typed={typed}
      onType={setTyped}
      looked={looked}
      onOpen={open}
      onDelete={deleteKeptText}
      onDeleteAll={removeAll}
      onClose={onClose}
    />
  )
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
  facts.push(wordsText(count))
  return { id, title, createdAt, facts }
}
