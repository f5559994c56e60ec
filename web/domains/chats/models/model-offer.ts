import type { ModelChoice } from '../../../../contract/chats/chats.ts'
import { useModels } from '../queries.ts'

/**
 * Returns the language model that the user would get for a chat, or null when there is only the built-in writer.
 * `preferredId` is returned instead if it is available.
 */
export function useModelOffer(
  preferredId?: string | null,
): Pick<ModelChoice, 'id' | 'label' | 'kind'> | null {
  const { data } = useModels()
  const models = (data?.models ?? []).filter(({ kind, needsPlan }) => kind !== 'built-in' && !needsPlan)
  const find = (wanted: string | null | undefined) => models.find(({ id }) => id === wanted)
  const model = find(preferredId) ?? find(data?.defaultModel) ?? models[0]
  return model ? { id: model.id, label: model.label, kind: model.kind } : null
}
