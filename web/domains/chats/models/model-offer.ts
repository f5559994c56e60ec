import type { ModelChoice, ModelsAnswer } from '../../../../contract/chats/chats.ts'
import { useModels } from '../queries.ts'

type ModelOffer = Pick<ModelChoice, 'id' | 'label' | 'kind'>

/**
 * Returns the language model that the user would get for a chat, or null when there is only the built-in writer.
 * `preferredId` is returned instead if it is available.
 */
export function modelOfferOf(
  answer: ModelsAnswer | undefined,
  preferredId?: string | null,
): ModelOffer | null {
  const models = (answer?.models ?? []).filter(({ kind, needsPlan }) => kind !== 'built-in' && !needsPlan)
  const find = (wanted: string | null | undefined) => models.find(({ id }) => id === wanted)
  const model = find(preferredId) ?? find(answer?.defaultModel) ?? models[0]
  return model ? { id: model.id, label: model.label, kind: model.kind } : null
}

export function useModelOffer(preferredId?: string | null): ModelOffer | null {
  return modelOfferOf(useModels().data, preferredId)
}
