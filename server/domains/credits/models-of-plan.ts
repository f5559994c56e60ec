import { type PaidTier, plans, type Tier, tiers } from '../../../contract/plans.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import { modelNameOf } from '../../../contract/site/connections.ts'
import type { Context } from '../../platform/context.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import type { ChatModel } from '../../platform/models/models.ts'
import { readBalance } from './read-balance.ts'

type ModelOfSite = Pick<ChatModel, 'id' | 'kind' | 'label'>
type Asker = Pick<Context, 'db' | 'env' | 'models' | 'userId'>

/** Returns the plan that the operator reserves a model for; null if every plan may use it. */
function planOfModel({ billing, AI_MODEL_PLANS: plansOf }: Env, { id, kind }: ModelOfSite): PaidTier | null {
  const isOperators = kind === 'endpoint' || kind === 'local-server'
  const name = modelNameOf(id)
  return billing && isOperators && Object.hasOwn(plansOf, name) ? (plansOf[name] ?? null) : null
}

/** Returns the plan that a user with this plan needs for the model; null if the user may use it. */
export function planMissing(env: Env, model: ModelOfSite, tier: Tier): PaidTier | null {
  const needed = planOfModel(env, model)
  return needed && tiers.indexOf(tier) < tiers.indexOf(needed) ? needed : null
}

/** Throws `plan_needed` if the model is reserved for a larger plan than the user's. */
export async function requirePlanFor(
  { db, env, userId }: Omit<Asker, 'models'>,
  model: ModelOfSite,
): Promise<void> {
  // The common case needs no query.
  if (!planOfModel(env, model)) return
  const { tier } = await readBalance({ db, env }, userId)
  const plan = planMissing(env, model, tier)
  if (plan)
    throw new AppError(
      'plan_needed',
      refusalTexts.planNeeded({ model: model.label, plan: plans[plan].name }),
      { plan },
    )
}

/** Opens the operator's model with this id, otherwise the first one that the user's plan may use. */
export async function openForPlan(
  { db, env, models, userId }: Asker,
  id?: string | null,
): Promise<ChatModel> {
  const model = await models.open(id)
  if (!planOfModel(env, model)) return model
  const { tier } = await readBalance({ db, env }, userId)
  return models.open(id, (each) => planMissing(env, each, tier) === null)
}
