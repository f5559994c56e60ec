import type { Params } from './form-body.ts'
import { numberOf, textOf } from './form-body.ts'
import { fieldIs, type ListQuery, type Store, type Thing } from './store.ts'

export type CallContext = { store: Store; siteUrl: string; params: Params; id: string; now: number }

/** A call of the API that the stand-in knows. Parameters that are not listed are refused. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `:id` is the only variable part. */
  path: string
  takes: readonly string[]
  run: (context: CallContext) => Promise<unknown>
}

export const listParams = ['limit', 'starting_after', 'ending_before'] as const
const listMax = 100

/** Reads the paging of a list call. */
export function pagingOf(params: Params): ListQuery {
  return {
    limit: Math.min(listMax, Math.max(1, numberOf(params.limit) ?? 10)),
    startingAfter: textOf(params.starting_after),
    endingBefore: textOf(params.ending_before),
  }
}

export function listReply(url: string, { data, hasMore }: { data: Thing[]; hasMore: boolean }) {
  return { object: 'list', url, has_more: hasMore, data }
}

/** A call that lists the objects of a kind, newest first, and takes the customer and this field as filters. */
export function listCall(path: string, kind: string, field: string, more: readonly string[] = []): Call {
  return {
    method: 'GET',
    path,
    takes: [...listParams, 'customer', field, 'expand', ...more],
    async run({ store, params }) {
      const value = textOf(params[field])
      const found = await store.list(kind, {
        ...pagingOf(params),
        customer: textOf(params.customer),
        where: value ? fieldIs(field, value) : undefined,
      })
      return listReply(path, found)
    },
  }
}
