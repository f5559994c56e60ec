import { History, SearchX } from 'lucide-react'
import { Link } from 'react-router'
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
        title="History is off"
        text={`Nothing is saved. With history on, ${words.keptText}`}
        action={
          <Button variant="primary" onClick={keeping.turnOn}>
            Turn history on
          </Button>
        }
        className="pt-16"
      />
    )
  return (
    <EmptyState
      icon={<History />}
      title="Nothing here yet"
      text={`From now on, ${words.keptText}`}
      className="pt-16"
    />
  )
}

/** Shown above entries that were kept before history was switched off. */
export function OffNote({ words, keeping }: StateProps) {
  return (
    <Note>
      History is off: new {words.many} are not saved. Earlier entries stay until you delete them.{' '}
      <Link to={keeping.settingsPath} className="font-medium whitespace-nowrap underline underline-offset-2">
        Change this
      </Link>
    </Note>
  )
}

export function NothingFound({ looked }: { looked: string }) {
  return <EmptyState icon={<SearchX />} title="Nothing found" text={`No saved text contains “${looked}”.`} />
}

export function HistoryFailure({ pages }: { pages: HistoryPages }) {
  const isOnline = useOnline()
  return (
    <ErrorState
      title="Your history could not be loaded"
      text={isOnline ? pages.failure : 'You are offline. Your history will load when you reconnect.'}
      onRetry={pages.retry}
      className="pt-16"
    />
  )
}
