import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { configQuery, useConfig } from '../domains/accounts/queries.ts'
import { sessionQuery } from '../domains/accounts/session.ts'
import { modelOfferOf, useModelOffer } from '../domains/chats/models/model-offer.ts'
import { modelsQuery } from '../domains/chats/queries.ts'
import type { Recast } from '../domains/humanizer/model-offer.ts'
import type { ReadRecastModel } from '../domains/humanizer/modes.ts'
import { preferencesQuery } from '../domains/preferences/queries.ts'
import { useRecastChoice } from '../domains/preferences/single-choices.ts'

type RecastState = {
  /** Null for visitors, without a model, where the operator has set another humanizer, and while one of these is unknown. */
  recast: Recast | null
  /** Waits until the choice and the models are known. */
  readRecastModel: ReadRecastModel
}

/** Returns the offer to recast texts with a language model and the user's stored choice. */
export function useRecast(userId: string | undefined): RecastState {
  const client = useQueryClient()
  const config = useConfig()
  const { modelId, choose } = useRecastChoice(userId)
  const offer = useModelOffer(modelId, 'humanizer')
  const readRecastModel = () => readChosenModel(client)
  if (config.data?.humanizer !== 'embedded' || !offer || modelId === null)
    return { recast: null, readRecastModel }
  const recast: Recast = {
    offer,
    isChosen: modelId === offer.id,
    choose: (isChosen) => choose(isChosen ? offer.id : ''),
  }
  return { recast, readRecastModel }
}

/** A run right after the page opened comes before these answers, and must not use another engine than the chosen one. */
async function readChosenModel(client: QueryClient): Promise<string | null> {
  const [config, user] = await Promise.all([
    client.ensureQueryData(configQuery),
    client.ensureQueryData(sessionQuery),
  ])
  // The server asks a visitor to sign in.
  if (config.humanizer !== 'embedded' || !user) return null
  const { recast_model: modelId } = await client.ensureQueryData(preferencesQuery(client, user.id))
  if (modelId === '') return null
  const offer = modelOfferOf(await client.ensureQueryData(modelsQuery), modelId, 'humanizer')
  return offer?.id === modelId ? modelId : null
}
