import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  ConnectionInput,
  ConnectionsState,
  ConnectionTest,
  ConnectionTestInput,
  ModelDefaults,
} from '../../../contract/site/connections.ts'
import type { SiteInput, SiteState } from '../../../contract/site/site.ts'
import { api, unwrap } from '../../api.ts'

const siteKey = ['operator', 'site'] as const
const connectionsKey = ['operator', 'connections'] as const
const calls = api.api.operator

/** Loads the settings of the site, for its operator. */
export function useSite(isOn = true) {
  return useQuery({
    queryKey: siteKey,
    queryFn: ({ signal }): Promise<SiteState> => unwrap(calls.site.$get({}, { init: { signal } })),
    enabled: isOn,
  })
}

export function useSiteChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: SiteInput): Promise<SiteState> => unwrap(calls.site.$put({ json })),
    onSuccess(state) {
      client.setQueryData(siteKey, state)
      void client.invalidateQueries({ queryKey: ['config'] })
      void client.invalidateQueries({ queryKey: ['session'] })
    },
  })
}

export function useConnections(isOn = true) {
  return useQuery({
    enabled: isOn,
    queryKey: connectionsKey,
    queryFn: ({ signal }): Promise<ConnectionsState> =>
      unwrap(calls.connections.$get({}, { init: { signal } })),
  })
}

/** Changes of the connections; each returns the new state. A key stays in memory no longer than its request. */
export function useConnectionChanges() {
  const client = useQueryClient()
  const onSuccess = (state: ConnectionsState) => {
    client.setQueryData(connectionsKey, state)
    void client.invalidateQueries({ queryKey: ['models'] })
  }
  const one = (connectionId: string) => ({ param: { connectionId } })
  return {
    save: useMutation({
      mutationFn: ({ id, ...json }: ConnectionInput & { id: string | null }): Promise<ConnectionsState> =>
        unwrap(
          id === null
            ? calls.connections.$post({ json })
            : calls.connections[':connectionId'].$put({ ...one(id), json }),
        ),
      onSuccess,
      gcTime: 0,
    }),
    remove: useMutation({
      mutationFn: (id: string): Promise<ConnectionsState> =>
        unwrap(calls.connections[':connectionId'].$delete(one(id))),
      onSuccess,
    }),
    choose: useMutation({
      mutationFn: (json: Partial<ModelDefaults>): Promise<ConnectionsState> =>
        unwrap(calls.connections.defaults.$put({ json })),
      onSuccess,
    }),
  }
}

export function useConnectionTest() {
  return useMutation({
    mutationFn: (json: ConnectionTestInput): Promise<ConnectionTest> =>
      unwrap(calls.connections.test.$post({ json })),
    gcTime: 0,
  })
}
