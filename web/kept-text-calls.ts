import type { ClientResponse } from 'hono/client'
import { answerOf, errorOf, unwrap } from './api.ts'
import type { HistoryCalls } from './ui/history/use-history.ts'

type Page<Summary> = { entries: Summary[]; nextCursor: string | null }
type Answer<Body> = Promise<ClientResponse<Body, number, string>>
type Options = { init?: RequestInit }

/** The part of the typed client that `keptTextRoutes` of the server gives. */
type KeptTextClient<Summary, Kept> = {
  $get: (
    given: { query: { limit: string; q: string; cursor: string | undefined } },
    options: Options,
  ) => Answer<Page<Summary>>
  $delete: () => Answer<unknown>
  ':id': {
    $get: (given: { param: { id: string } }) => Answer<Kept>
    $delete: (given: { param: { id: string } }, options: Options) => Answer<unknown>
  }
}

const pageSize = 30

/** The calls of a user's history of one tool. */
export function keptTextCalls<Summary, Kept>(
  name: string,
  calls: KeptTextClient<Summary, Kept>,
): HistoryCalls<Summary, Kept> {
  return {
    name,
    list: (q, cursor, signal) =>
      unwrap(calls.$get({ query: { limit: String(pageSize), q, cursor } }, { init: { signal } })) as Promise<
        Page<Summary>
      >,
    open: (id) => unwrap(calls[':id'].$get({ param: { id } })) as Promise<Kept>,
    /** An entry that is already gone counts as deleted. */
    async remove(id, isLeaving) {
      const options = { init: { keepalive: isLeaving } }
      const response = await answerOf(calls[':id'].$delete({ param: { id } }, options))
      if (!response.ok && response.status !== 404) throw await errorOf(response)
    },
    removeAll: () => unwrap(calls.$delete()),
  }
}
