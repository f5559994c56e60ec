import type { HistoryEntry } from './history-entry.ts'

/** The state of a history that is loaded page by page. */
export type HistoryPages = {
  /** Undefined until the first page has loaded. */
  entries: HistoryEntry[] | undefined
  isFailed: boolean
  failure: string | null
  isFetching: boolean
  hasMore: boolean
  isLoadingMore: boolean
  isMoreFailed: boolean
  more: () => void
  retry: () => void
}

type PagedQuery<Page> = {
  data: { pages: Page[] } | undefined
  error: Error | null
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** Converts a paged query to the state that the history screens use. */
export function historyPages<Page>(
  query: PagedQuery<Page>,
  entriesOf: (page: Page) => HistoryEntry[],
): HistoryPages {
  return {
    entries: query.data?.pages.flatMap(entriesOf),
    isFailed: query.isError && !query.isFetchNextPageError,
    failure: query.error?.message ?? null,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isMoreFailed: query.isFetchNextPageError,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
