import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { KeyService, OwnKeys } from '../../../contract/keys.ts'
import { api, unwrap } from '../../api.ts'

const keysKey = ['own-keys'] as const

/** What is known of the user's keys: where they go, and their last four signs. The keys themselves never come back. */
export function useOwnKeys() {
  return useQuery({
    queryKey: keysKey,
    queryFn: ({ signal }): Promise<OwnKeys> =>
      unwrap(api.api.preferences.keys.$get({}, { init: { signal } })),
  })
}

/** Writes, removes and tries a key; the models that it reaches are read anew. */
export function useKeyChanges(service: KeyService) {
  const client = useQueryClient()
  const { keys } = api.api.preferences
  const onSuccess = (known: OwnKeys) => {
    client.setQueryData(keysKey, known)
    void client.invalidateQueries({ queryKey: ['models'] })
  }
  return {
    write: useMutation({
      mutationFn: (key: string): Promise<OwnKeys> => unwrap(keys.$put({ json: { service, key } })),
      onSuccess,
      // A key is not kept in the memory of the page longer than it takes to send it.
      gcTime: 0,
    }),
    remove: useMutation({
      mutationFn: (): Promise<OwnKeys> => unwrap(keys.$delete({ query: { service } })),
      onSuccess,
    }),
    test: useMutation({ mutationFn: () => unwrap(keys.test.$post({ json: { service } })) }),
  }
}
