import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { HistoryEntry } from './history-entry.ts'
import { historyPages } from './history-pages.ts'
import { useLookedFor } from './use-looked-for.ts'

type Page<Summary> = { entries: Summary[]; nextCursor: string | null }

/** The calls of one history. */
export type HistoryCalls<Summary, Kept> = {
  /** The name of its queries in the cache. */
  name: string
  /** `looked` is the search text. */
  list: (looked: string, cursor: string | undefined, signal: AbortSignal) => Promise<Page<Summary>>
  open: (id: string) => Promise<Kept>
  /** `isLeaving` means that the page is being unloaded and that the request has to outlive it. */
  remove: (id: string, isLeaving: boolean) => Promise<void>
  removeAll: () => Promise<unknown>
}

/** Loads a user's history, newest first, with its search. Returns what the sheet needs besides its words. */
export function useHistory<Summary>(
  calls: HistoryCalls<Summary, unknown>,
  userId: string,
  asEntry: (summary: Summary) => HistoryEntry,
) {
  const client = useQueryClient()
  const { typed, setTyped, looked } = useLookedFor()
  const queryKey = [calls.name, userId]
  const query = useInfiniteQuery({
    queryKey: [...queryKey, looked],
    queryFn: ({ pageParam, signal }) => calls.list(looked, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnReconnect: true,
  })
  return {
    pages: historyPages(query, (page) => page.entries.map(asEntry)),
    typed,
    onType: setTyped,
    looked,
    onDelete: calls.remove,
    async onDeleteAll() {
      await calls.removeAll()
      await client.resetQueries({ queryKey })
    },
  }
}
