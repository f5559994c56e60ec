import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewShare, SharedChat, ShareInput } from '../../../../contract/chats/sharing.ts'
import { ApiError, api, get, post, unwrap } from '../../../api.ts'
import { reloadQuery } from '../../../reload-query.ts'

const sharesKey = ['shares'] as const

/** Loads all links of the user, and the name that readers would see. */
export function useShares() {
  return useQuery({
    queryKey: sharesKey,
    queryFn: ({ signal }) => unwrap(api.api.shares.$get({}, { init: { signal } })),
  })
}

export function useShareChat(chatId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ShareInput): Promise<NewShare> =>
      unwrap(api.api.chats[':chatId'].shares.$post({ param: { chatId }, json })),
    onSuccess: () => reloadQuery(client, sharesKey),
  })
}

/** Revokes a link; one that is already gone counts as revoked. */
export function useRevokeShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (shareId: string) =>
      unwrap(api.api.shares[':shareId'].$delete({ param: { shareId } })).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onSuccess: () => reloadQuery(client, sharesKey),
  })
}

/** Loads a shared chat page by page; null when the address is invalid or no longer works. */
export function useSharedChat(token: string) {
  return useInfiniteQuery({
    queryKey: ['shared', token],
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? '' : `?after=${pageParam}`
      return get<SharedChat>(`/api/shared/${encodeURIComponent(token)}${from}`, signal).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        },
      )
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page?.next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useContinueShared(token: string) {
  return useMutation({
    mutationFn: () => post<{ chatId: string }>(`/api/shared/${encodeURIComponent(token)}/copy`, {}),
  })
}
