import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { answerOf, api, errorOf, unwrap } from '../../../api.ts'

const pageSize = 30

export const scansKey = (userId: string) => ['scans', userId] as const

/** Loads the user's kept checks, newest first. `looked` is the search text. */
export function useScans(userId: string, looked: string) {
  return useInfiniteQuery({
    queryKey: [...scansKey(userId), looked],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.api.scans.$get(
          { query: { limit: String(pageSize), q: looked, cursor: pageParam } },
          { init: { signal } },
        ),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnReconnect: true,
  })
}

export function openScan(scanId: string) {
  return unwrap(api.api.scans[':scanId'].$get({ param: { scanId } }))
}

/** Deletes a check; one that is already gone counts as deleted. `keepalive` lets the request outlive the page. */
export async function deleteScan(scanId: string, keepalive: boolean): Promise<void> {
  const pending = api.api.scans[':scanId'].$delete({ param: { scanId } }, { init: { keepalive } })
  const response = await answerOf(pending)
  if (!response.ok && (response.status as number) !== 404) throw await errorOf(response)
}

export function deleteAllScans() {
  return unwrap(api.api.scans.$delete())
}
