import { isOwnModel } from '../../../contract/own-models.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { Humanizer } from '../../platform/humanizers/humanizer.ts'
import { modelHumanizer } from '../../platform/humanizers/model-humanizer.ts'
import { humanizerNow, modelOfHumanizer } from '../../platform/humanizers/rewriting-model.ts'
import type { ChatModel } from '../../platform/models/models.ts'
import { meteredModel } from '../credits/metered-model.ts'
import { requirePlanFor } from '../credits/models-of-plan.ts'
import { spendToday } from '../credits/spend-today.ts'
import { readOwnKey } from '../preferences/own-keys.ts'

/**
 * Returns the operator's humanizer, with the user's own key if it is a service that accepts one; with `modelId`, the
 * connected language model that the user chose. What the operator pays for counts against the user's day.
 */
export async function humanizerFor(ctx: Context, modelId?: string): Promise<Humanizer> {
  const { env, engine, log } = ctx
  if (modelId !== undefined) {
    const model = meteredModel(ctx, await openLanguageModel(ctx, modelId), 'humanize')
    const [tokensMax, callMs] = [env.HUMANIZER_TOKENS_MAX, env.HUMANIZER_CALL_SECONDS * 1000]
    return modelHumanizer({ engine, openModel: async () => model, tokensMax, callMs, log })
  }
  const humanizer = await humanizerNow(ctx)
  if (humanizer.withModel) return humanizer.withModel((model) => meteredModel(ctx, model, 'humanize'))
  if (!humanizer.withKey) return humanizer
  const own = await readOwnKey(ctx, 'undetectable')
  if (own) return humanizer.withKey(own.key)
  const spender = { userId: ctx.userId, owner: ctx.userId }
  const { withBudget } = humanizer
  return withBudget?.((text) => spendToday(ctx, 'undetectable', spender, countWords(text))) ?? humanizer
}

/** Returns the language model of a run: the chosen one, otherwise the operator's; null if the run uses none. */
export async function modelOfRun(ctx: Context, modelId?: string): Promise<ChatModel | null> {
  if (modelId !== undefined) return openLanguageModel(ctx, modelId)
  return modelOfHumanizer(ctx)
}

/** Throws if the model is not available to this user, instead of using another one. */
async function openLanguageModel(ctx: Context, id: string): Promise<ChatModel> {
  const model = isOwnModel(id) ? await openOwnModel(ctx, id) : await openSiteModel(ctx, id)
  if (!model) throw new AppError('model_unavailable', refusalTexts.chosenModelUnreached)
  return model
}

async function openOwnModel(ctx: Context, id: string): Promise<ChatModel | null> {
  const own = await readOwnKey(ctx, 'openai')
  return own ? ctx.ownModels.open(own, id) : null
}

async function openSiteModel(ctx: Context, id: string): Promise<ChatModel | null> {
  const model = await ctx.models.open(id)
  if (model.id !== id || model.kind === 'built-in') return null
  await requirePlanFor(ctx, model)
  return model
}
