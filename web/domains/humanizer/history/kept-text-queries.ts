import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { answerOf, api, errorOf, unwrap } from '../../../api.ts'

const pageSize = 30
const calls = api.api['humanized-texts']

export const keptTextsKey = (userId: string) => ['humanized-texts', userId] as const

/** Loads the user's humanized texts, newest first. `looked` is the search text. */
export function useKeptTexts(userId: string, looked: string) {
  return useInfiniteQuery({
    queryKey: [...keptTextsKey(userId), looked],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        calls.$get(
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

export function openKeptText(textId: string) {
  return unwrap(calls[':textId'].$get({ param: { textId } }))
}

/** Deletes a text; one that is already gone counts as deleted. `keepalive` lets the request outlive the page. */
export async function deleteKeptText(textId: string, keepalive: boolean): Promise<void> {
  const pending = calls[':textId'].$delete({ param: { textId } }, { init: { keepalive } })
  const response = await answerOf(pending)
  if (!response.ok && (response.status as number) !== 404) throw await errorOf(response)
}

export function deleteAllKeptTexts() {
  return unwrap(calls.$delete())
}
