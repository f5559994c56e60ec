import { historyTexts } from '../../locales/en/ui/history.ts'
import { groupByDay } from '../day-groups.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { MoreButton } from '../fields/more-button.tsx'
import type { Deletions } from './delete-later.ts'
import { entryMoment, type HistoryEntry } from './history-entry.ts'
import type { HistoryPages } from './history-pages.ts'
import { HistoryRow } from './history-row.tsx'

type HistoryListProps = {
  entries: HistoryEntry[]
  pages: HistoryPages
  deletions: Deletions
  /** The entry that is being opened. */
  openingId: string | null
  onOpen: (entry: HistoryEntry) => void
  onDelete: (entry: HistoryEntry) => void
}

/** Shows entries grouped by day and loads the next page when the end scrolls into view. */
export function HistoryList(props: HistoryListProps) {
  const { entries, pages, deletions, openingId, onOpen, onDelete } = props
  const now = new Date()
  return (
    <div data-rows className="flex flex-col">
      {groupByDay(entries, ({ createdAt }) => createdAt, now).map(({ name, items }) => (
        <section key={name} aria-label={name}>
          <h3 className="px-3 pt-3 pb-1 text-12 text-ink-muted">{name}</h3>
          <ul>
            {items.map((entry) => (
              <HistoryRow
                key={entry.id}
                entry={entry}
                moment={entryMoment(entry.createdAt, name, now)}
                isOpening={entry.id === openingId}
                onUndo={deletions.get(entry.id)?.undo ?? null}
                onOpen={() => onOpen(entry)}
                onDelete={() => onDelete(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
      {pages.hasMore && (
        <MoreButton isLoading={pages.isLoadingMore} isFailed={pages.isMoreFailed} onMore={pages.more} />
      )}
    </div>
  )
}

const widths = ['w-72', 'w-64', 'w-80', 'w-60', 'w-72', 'w-68']

export function HistorySkeleton() {
  return (
    <div role="status" aria-label={historyTexts.loadingTheHistory} className="px-3 pt-3">
      <Skeleton className="h-3 w-12" />
      {widths.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
        <div key={row} className="flex h-16 flex-col justify-center gap-2">
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="h-3 w-44" />
        </div>
      ))}
    </div>
  )
}
