import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiKeyInput, NewApiKey } from '../../../contract/api/api-keys.ts'
import { api, unwrap } from '../../api.ts'
import { reloadQuery } from '../../reload-query.ts'

const keysKey = ['api-keys'] as const

export function useApiKeys() {
  return useQuery({
    queryKey: keysKey,
    queryFn: ({ signal }) => unwrap(api.api['api-keys'].$get({}, { init: { signal } })),
  })
}

export function useMakeKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ApiKeyInput): Promise<NewApiKey> => unwrap(api.api['api-keys'].$post({ json })),
    onSuccess: () => reloadQuery(client, keysKey),
    // The key must not stay in the memory of the page once the dialog is closed.
    gcTime: 0,
  })
}

export function useRevokeKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (keyId: string) => unwrap(api.api['api-keys'][':keyId'].$delete({ param: { keyId } })),
    onSuccess: () => reloadQuery(client, keysKey),
  })
}

export function useUsageByKey(days: number) {
  return useQuery({
    queryKey: [...keysKey, 'usage', days],
    queryFn: ({ signal }) =>
      unwrap(api.api['api-keys'].usage.$get({ query: { days: String(days) } }, { init: { signal } })),
  })
}
