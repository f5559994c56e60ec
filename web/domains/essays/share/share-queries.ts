import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readerKeyHeader } from '../../../../contract/essays/comments.ts'
import type {
  EssayShareInput,
  EssaySharePatch,
  NewEssayShare,
  SharedEssay,
} from '../../../../contract/essays/sharing.ts'
import { ApiError, api, get, unwrap } from '../../../api.ts'
import { reloadQuery } from '../../../reload-query.ts'

const sharesKey = ['essay-shares'] as const
export const sharedEssayKey = (token: string) => ['shared-essay', token] as const

/** Loads the user's links to essays, and the name that readers would see. */
export function useEssayShares(isOn: boolean) {
  return useQuery({
    queryKey: sharesKey,
    queryFn: ({ signal }) => unwrap(api.api['essay-shares'].$get({}, { init: { signal } })),
    enabled: isOn,
  })
}

export function useShareEssay(chatId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: EssayShareInput): Promise<NewEssayShare> =>
      unwrap(api.api.essays[':chatId'].shares.$post({ param: { chatId }, json })),
    onSuccess: () => reloadQuery(client, sharesKey),
  })
}

export function useChangeEssayShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...json }: EssaySharePatch & { id: string }) =>
      unwrap(api.api['essay-shares'][':essayShareId'].$patch({ param: { essayShareId: id }, json })),
    onSettled: () => reloadQuery(client, sharesKey),
  })
}

/** Revokes a link; one that is already gone counts as revoked. */
export function useRevokeEssayShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (essayShareId: string) =>
      unwrap(api.api['essay-shares'][':essayShareId'].$delete({ param: { essayShareId } })).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error
        },
      ),
    onSuccess: () => reloadQuery(client, sharesKey),
  })
}

/** Loads a shared essay; null when the address is invalid or no longer works. */
export function useSharedEssay(token: string, readerKey: string) {
  return useQuery({
    queryKey: sharedEssayKey(token),
    queryFn: ({ signal }) =>
      get<SharedEssay>(`/api/shared-essays/${encodeURIComponent(token)}`, signal, {
        [readerKeyHeader]: readerKey,
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
