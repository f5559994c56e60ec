import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { listModels } from '../chats/model-choice.ts'

/** Refuses the name of a language model that the account does not have. A known one that is away is another failure. */
export async function requireLanguageModel(ctx: Context, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const { models } = await listModels(ctx, ctx.userId)
  if (!models.some((model) => model.id === id && model.kind !== 'built-in')) throw notFound('model')
}
