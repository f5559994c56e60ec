import { useModels } from '../queries.ts'

/** Returns the language model that the user would get for a chat, or null when there is only the built-in writer. */
export function useModelOffer(): { id: string; label: string } | null {
  const { data } = useModels()
  const models = (data?.models ?? []).filter(({ kind }) => kind !== 'built-in')
  const model = models.find(({ id }) => id === data?.defaultModel) ?? models[0]
  return model ? { id: model.id, label: model.label } : null
}
