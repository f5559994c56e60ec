import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ChatModel } from '../../../platform/models/models.ts'
import { operatorPays } from '../../credits/metered-model.ts'
import { readBalance } from '../../credits/read-balance.ts'

/**
 * Returns the model that writes titles: the chat's model, but for visitors and free accounts the built-in writer
 * instead of a model that the operator pays for. Visitors choose no model at all.
 */
export async function titleWriter(
  { models, ...doors }: Pick<Doors, 'db' | 'env' | 'models'>,
  userId: string | null,
  model: ChatModel,
): Promise<ChatModel> {
  if (userId !== null) {
    if (!operatorPays(model)) return model
    const { tier } = await readBalance(doors, userId)
    if (tier !== 'free') return model
  }
  const writer = await models.open('built-in')
  if (writer.kind === 'built-in') return writer
  throw new AppError('model_unavailable', refusalTexts.titlesNeedSignIn)
}
