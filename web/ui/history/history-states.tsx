import { History, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { historyTexts } from '../../locales/en/ui/history.ts'
import { Button } from '../button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Note } from '../feedback/note.tsx'
import { useOnline } from '../use-online.ts'
import type { HistoryPages } from './history-pages.ts'
import type { HistoryWords, Keeping } from './history-words.ts'

type StateProps = { words: HistoryWords; keeping: Keeping }

/** Shown when nothing was ever kept or everything was deleted. */
export function NoHistory({ words, keeping }: StateProps) {
  if (keeping.isOn === false)
    return (
      <EmptyState
        icon={<History />}
        title={historyTexts.historyIsOff}
        text={historyTexts.nothingIsSavedWith({ keptText: words.keptText })}
        action={
          <Button variant="primary" onClick={keeping.turnOn}>
            {historyTexts.turnHistoryOn}
          </Button>
        }
        className="pt-16"
      />
    )
  return (
    <EmptyState
      icon={<History />}
      title={historyTexts.nothingHereYet}
      text={historyTexts.fromNowOn({ keptText: words.keptText })}
      className="pt-16"
    />
  )
}

/** Shown above entries that were kept before history was switched off. */
export function OffNote({ words, keeping }: StateProps) {
  return (
    <Note>
      {historyTexts.historyIsOffNewAre({
        many: words.many,
        link: (words) => (
          <Link
            to={keeping.settingsPath}
            className="font-medium whitespace-nowrap underline underline-offset-2"
          >
            {words}
          </Link>
        ),
      })}
    </Note>
  )
}

export function NothingFound({ looked }: { looked: string }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={historyTexts.nothingFound}
      text={historyTexts.noSavedTextContains({ looked })}
    />
  )
}

export function HistoryFailure({ pages }: { pages: HistoryPages }) {
  const isOnline = useOnline()
  return (
    <ErrorState
      title={historyTexts.yourHistoryCouldNotBe}
      text={isOnline ? pages.failure : historyTexts.youAreOfflineYourHistory}
      onRetry={pages.retry}
      className="pt-16"
    />
  )
}
