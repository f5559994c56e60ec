import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { KeyInput, KeyService, OwnKeys } from '../../../contract/keys.ts'
import { api, unwrap } from '../../api.ts'

const keysKey = ['own-keys'] as const

/** Loads the hosts that receive the keys and the last four characters of each key, never a key itself. */
export function useOwnKeys() {
  return useQuery({
    queryKey: keysKey,
    queryFn: ({ signal }): Promise<OwnKeys> =>
      unwrap(api.api.preferences.keys.$get({}, { init: { signal } })),
  })
}

/** Saves, removes and tests a key, then reloads the models that it gives access to. */
export function useKeyChanges(service: KeyService) {
  const client = useQueryClient()
  const { keys } = api.api.preferences
  const onSuccess = (known: OwnKeys) => {
    client.setQueryData(keysKey, known)
    void client.invalidateQueries({ queryKey: ['models'] })
  }
  return {
    write: useMutation({
      mutationFn: (entered: Omit<KeyInput, 'service'>): Promise<OwnKeys> =>
        unwrap(keys.$put({ json: { service, ...entered } })),
      onSuccess,
      // The key stays in memory no longer than the request.
      gcTime: 0,
    }),
    remove: useMutation({
      mutationFn: (): Promise<OwnKeys> => unwrap(keys.$delete({ query: { service } })),
      onSuccess,
    }),
    test: useMutation({ mutationFn: () => unwrap(keys.test.$post({ json: { service } })) }),
  }
}
