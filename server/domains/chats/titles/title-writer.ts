import { plans } from '../../../../contract/plans.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { type ChatModel, isFitFor } from '../../../platform/models/models.ts'
import { meteredModel, operatorPays } from '../../credits/metered-model.ts'
import { readBalance } from '../../credits/read-balance.ts'

/**
 * Returns the model that writes titles: the one that the operator chose for it, otherwise the chat's model. The built-in
 * writer takes the place of a model that is unfit for titles and, for visitors and free accounts, of one that the
 * operator pays for. Visitors choose no model at all.
 */
export async function titleWriter(
  { models, site, ...doors }: Pick<Doors, 'db' | 'env' | 'models' | 'log' | 'site'>,
  userId: string | null,
  model: ChatModel,
): Promise<ChatModel> {
  if (userId !== null) {
    const chosen = await openChosenForTitles({ models, site }, model)
    if (chosen) return meteredModel({ ...doors, userId }, chosen, 'title')
    const isFit = isFitFor(model, 'titles')
    if (isFit && !operatorPays(model)) return model
    const { tier } = await readBalance(doors, userId)
    if (isFit && plans[tier].hasModelTitles) return model
  }
  const writer = await models.open('built-in')
  if (writer.kind === 'built-in') return writer
  throw new AppError('model_unavailable', refusalTexts.titlesNeedSignIn)
}

/**
 * Returns the operator's model for titles; null if there is none, or if the text would leave the place that the chat's
 * model keeps it in: the user's own service, or this computer.
 */
async function openChosenForTitles(
  { models, site }: Pick<Doors, 'models' | 'site'>,
  { kind }: ChatModel,
): Promise<ChatModel | null> {
  const id = site.stored().defaults.titles
  if (id === null || (kind !== 'endpoint' && kind !== 'local-server')) return null
  const chosen = await models.open(id)
  return chosen.id === id && (kind === 'endpoint' || chosen.kind === kind) ? chosen : null
}
