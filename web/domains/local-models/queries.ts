import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LocalModelsState } from '../../../contract/local-models.ts'
import { api, unwrap } from '../../api.ts'

const localModelsKey = ['local-models'] as const
const watchMs = 1_000

/** Loads the models on this computer, again and again while one is downloaded or tried out. */
export function useLocalModels(isOn = true) {
  return useQuery({
    enabled: isOn,
    queryKey: localModelsKey,
    queryFn: ({ signal }): Promise<LocalModelsState> =>
      unwrap(api.api.operator['local-models'].$get({}, { init: { signal } })),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? watchMs : false),
  })
}

export function isAtWork({ models, tryingOut }: LocalModelsState): boolean {
  return tryingOut !== null || models.some(({ status }) => status === 'running' || status === 'checking')
}

/** Changes of the models on this computer; each returns the new state. */
export function useLocalModelChanges() {
  const client = useQueryClient()
  const calls = api.api.operator['local-models']
  const onSuccess = (state: LocalModelsState) => {
    client.setQueryData(localModelsKey, state)
    void client.invalidateQueries({ queryKey: ['models'] })
  }
  const one = (modelId: string) => ({ param: { modelId } })
  const useChange = (change: (given: string) => Promise<LocalModelsState>) =>
    useMutation({ mutationFn: change, onSuccess })
  return {
    download: useChange((id) => unwrap(calls.downloads.$post({ json: { id } }))),
    pause: useChange((id) => unwrap(calls[':modelId'].pause.$post(one(id)))),
    tryOut: useChange((id) => unwrap(calls[':modelId'].trial.$post(one(id)))),
    remove: useChange((id) => unwrap(calls[':modelId'].$delete(one(id)))),
    useFile: useChange((path) => unwrap(calls.file.$put({ json: { path } }))),
  }
}
