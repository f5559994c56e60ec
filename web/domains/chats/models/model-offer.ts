import type { ModelChoice, ModelsAnswer } from '../../../../contract/chats/chats.ts'
import type { MeasuredUse } from '../../../../contract/local-models.ts'
import { useModels } from '../queries.ts'

type ModelOffer = Pick<ModelChoice, 'id' | 'label' | 'kind'>

/**
 * Returns the language model that the user would get for a chat, or null when there is only the built-in writer.
 * `preferredId` is returned instead if it is available. A model that failed at `use` is not offered.
 */
export function modelOfferOf(
  answer: ModelsAnswer | undefined,
  preferredId?: string | null,
  use: MeasuredUse = 'chats',
): ModelOffer | null {
  const models = (answer?.models ?? []).filter(
    ({ kind, needsPlan, unfitFor }) => kind !== 'built-in' && !needsPlan && !unfitFor?.includes(use),
  )
  const find = (wanted: string | null | undefined) => models.find(({ id }) => id === wanted)
  const model = find(preferredId) ?? find(answer?.defaultModel) ?? models[0]
  return model ? { id: model.id, label: model.label, kind: model.kind } : null
}

export function useModelOffer(preferredId?: string | null, use?: MeasuredUse): ModelOffer | null {
  return modelOfferOf(useModels().data, preferredId, use)
}
