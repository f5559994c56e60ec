import { useConfig } from '../domains/accounts/queries.ts'
import { useModelOffer } from '../domains/chats/models/model-offer.ts'
import type { Recast } from '../domains/humanizer/model-offer.ts'
import { useRecastChoice } from '../domains/preferences/recast-choice.ts'

/**
 * Returns the offer to recast texts with a language model and the user's stored choice; null for visitors, without a
 * model, and where the operator has set another humanizer.
 */
export function useRecast(userId: string | undefined): Recast | null {
  const config = useConfig()
  const { modelId, choose } = useRecastChoice(userId)
  const offer = useModelOffer(modelId)
  if (config.data?.humanizer !== 'embedded' || !offer || modelId === null) return null
  return {
    offer,
    isChosen: modelId === offer.id,
    choose: (isChosen) => choose(isChosen ? offer.id : ''),
  }
}
