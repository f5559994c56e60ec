import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ModelsAnswer } from '../../../../contract/chats/chats.ts'
import { api, unwrap } from '../../../api.ts'
import { modelsKey } from '../queries.ts'

/** Returns a function that makes a model the default of new chats. It rejects if the server did not save it. */
export function useSaveDefaultModel(userId: string): (id: string) => Promise<void> {
  const client = useQueryClient()
  return async (id) => {
    showDefaultModel(client, id)
    try {
      // The request outlives the page, so that a choice just before a reload is not lost.
      const outlivesPage = { init: { keepalive: true } }
      await unwrap(api.api.preferences.$put({ json: { default_model: id } }, outlivesPage))
      await client.invalidateQueries({ queryKey: ['preferences', userId] })
    } catch (error) {
      void client.invalidateQueries({ queryKey: modelsKey })
      throw error
    }
  }
}

/** Shows a model as the default of new chats before the server has saved it. */
export function showDefaultModel(client: QueryClient, id: string): void {
  const before = client.getQueryData<ModelsAnswer>(modelsKey)
  if (!before) return
  // The answer to a fetch in progress still has the earlier default.
  void client.cancelQueries({ queryKey: modelsKey })
  client.setQueryData<ModelsAnswer>(modelsKey, { ...before, defaultModel: id, goneModel: null })
}
