import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShareInput } from '../../../../contract/chats/sharing.ts'
import type { NewCheckShare } from '../../../../contract/detector/check-sharing.ts'
import { ApiError, api, unwrap } from '../../../api.ts'
import { reloadQuery } from '../../../reload-query.ts'

const sharesKey = ['check-shares'] as const

/** Loads the user's links to checks, and the name that readers would see. */
export function useCheckShares(isOn: boolean) {
  return useQuery({
    queryKey: sharesKey,
    queryFn: ({ signal }) => unwrap(api.api['check-shares'].$get({}, { init: { signal } })),
    enabled: isOn,
  })
}

export function useShareCheck(text: string, scanId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ShareInput): Promise<NewCheckShare> =>
      unwrap(api.api['check-shares'].$post({ json: { ...input, input_text: text, scanId } })),
    onSuccess: () => reloadQuery(client, sharesKey),
  })
}

/** Revokes a link; one that is already gone counts as revoked. */
export function useRevokeCheckShare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (checkShareId: string) =>
      unwrap(api.api['check-shares'][':checkShareId'].$delete({ param: { checkShareId } })).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error
        },
      ),
    onSuccess: () => reloadQuery(client, sharesKey),
  })
}

/** Loads a shared check; null when the address is invalid or no longer works. */
export function useSharedCheck(token: string) {
  return useQuery({
    queryKey: ['shared-check', token],
    queryFn: ({ signal }) =>
      unwrap(api.api['shared-checks'][':token'].$get({ param: { token } }, { init: { signal } })).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
