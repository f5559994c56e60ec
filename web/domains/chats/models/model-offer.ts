import { useModels } from '../queries.ts'

/** The language model that the user would get for a conversation; null where only the built-in writer answers. */
export function useModelOffer(): { id: string; label: string } | null {
  const { data } = useModels()
  const models = (data?.models ?? []).filter(({ kind }) => kind !== 'built-in')
  const model = models.find(({ id }) => id === data?.defaultModel) ?? models[0]
  return model ? { id: model.id, label: model.label } : null
}
