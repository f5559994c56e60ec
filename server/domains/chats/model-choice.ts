import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ModelChoice, ModelsAnswer } from '../../../contract/chats/chats.ts'
import { isOwnModel } from '../../../contract/own-models.ts'
import type { PaidTier } from '../../../contract/plans.ts'
import type { Tone } from '../../../contract/tones.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import { asChoice, type ChatModel } from '../../platform/models/models.ts'
import type { OwnKey } from '../../platform/models/own-models.ts'
import { isOperator } from '../accounts/sign-in/operators.ts'
import { openForPlan, planMissing, requirePlanFor } from '../credits/models-of-plan.ts'
import { readBalance } from '../credits/read-balance.ts'
import { openKey } from '../preferences/own-keys.ts'
import { type ChatPreferences, readChatPreferences } from '../preferences/read-chat-preferences.ts'
import { chats } from './tables.ts'

/** The choice in a request; missing parts come from the chat. */
export type Wish = { model?: string | undefined; tone?: Tone | undefined }
export type Choice = { model: string | null; tone: string | null }

const choiceOf = preparedOnce('read_chat_choice', (db: Database) =>
  db
    .select({ model: chats.model, tone: chats.tone })
    .from(chats)
    .where(and(eq(chats.id, sql.placeholder('chatId')), eq(chats.userId, sql.placeholder('userId')))),
)

/** Returns the model and tone: from the request, otherwise from the chat. The page sends both, which needs no query. */
export async function readChoice(ctx: Context, { model, tone }: Wish, chatId?: string): Promise<Choice> {
  const given = { model: model ?? null, tone: tone ?? null }
  if (!chatId || (model && tone)) return given
  const [stored] = await choiceOf(ctx.db).execute({ chatId, userId: ctx.userId })
  return { model: given.model ?? stored?.model ?? null, tone: given.tone ?? stored?.tone ?? null }
}

/**
 * Opens the chosen model, otherwise the user's last choice, otherwise the operator's first that the user's plan may use
 * (docs/spec/decisions.md 42). Throws `plan_needed` if the chosen model needs a larger plan.
 * Opens a model of the user's own key with that key; without the key, or if it no longer reaches the model, opens the
 * operator's first. `fallback` is the operator's model for a use where the user has chosen none.
 */
export async function openChosen(
  ctx: Context,
  choice: Promise<Choice>,
  preferences: Promise<ChatPreferences>,
  fallback: string | null = null,
): Promise<ChatModel> {
  const { model } = await choice
  // The common case needs no query.
  if (model && !isOwnModel(model)) return openChosenOfSite(ctx, model)
  const read = await preferences
  const wanted = model ?? read.defaultModel
  if (!isOwnModel(wanted)) {
    const found = await openForPlan(ctx, wanted)
    return found.id === wanted || fallback === null ? found : openForPlan(ctx, fallback)
  }
  const key = ownKey(ctx, read)
  return (key && (await ctx.ownModels.open(key, wanted))) || openForPlan(ctx)
}

/** Refuses a model that was chosen but needs a larger plan, instead of using another one silently. */
async function openChosenOfSite(ctx: Context, id: string): Promise<ChatModel> {
  const model = await ctx.models.open(id)
  if (model.id === id) await requirePlanFor(ctx, model)
  return model.id === id ? model : openForPlan(ctx)
}

/**
 * Keeps the model that has worked for a chat without a choice, so that a choice in another chat, which is the default of
 * new ones, does not change it.
 */
export async function keepModel(ctx: Context, chatId: string, modelId: string): Promise<void> {
  await ctx.db
    .update(chats)
    .set({ model: modelId })
    .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId), isNull(chats.model)))
}

/**
 * Lists the models for this user: those of the user's own key, then the operator's. A visitor has no choice and does
 * not see the operator's models.
 */
export async function listModels(
  doors: Pick<Context, 'env' | 'db' | 'models' | 'ownModels' | 'localModels'>,
  userId: string | null,
): Promise<Omit<ModelsAnswer, 'transcription'>> {
  if (userId === null)
    return {
      models: [],
      defaultModel: null,
      goneModel: null,
      ownKeyFailed: false,
      offersLocalModel: false,
      mayConnect: false,
    }
  const reads = readChatPreferences(doors.db, userId)
  const [site, preferences] = await Promise.all([doors.models.list(), reads])
  const key = ownKey({ ...doors, userId }, preferences)
  const own = key ? await doors.ownModels.list(key) : []
  const [{ tier }, mayConnect] = await Promise.all([readBalance(doors, userId), isOperator(doors, userId)])
  const siteForPlan = site.map((model) => withPlan(model, planMissing(doors.env, model, tier)))
  const models = [...(own ?? []).map(asChoice), ...siteForPlan]
  const wish = preferences.defaultModel
  const isThere = models.some(({ id, needsPlan }) => id === wish && !needsPlan)
  return {
    models,
    defaultModel: isThere ? wish : (siteForPlan.find(({ needsPlan }) => !needsPlan)?.id ?? null),
    goneModel: isThere ? null : wish,
    ownKeyFailed: own === null,
    offersLocalModel: mayConnect && doors.localModels.mayOffer(),
    mayConnect,
  }
}

function withPlan(model: ModelChoice, plan: PaidTier | null): ModelChoice {
  return plan ? { ...model, needsPlan: plan } : model
}

type KeyReader = Pick<Context, 'env' | 'db' | 'userId'>

function ownKey(ctx: KeyReader, { openaiKey }: ChatPreferences): OwnKey | null {
  return openaiKey && ctx.env.OWN_KEYS ? openKey(ctx, 'openai', openaiKey) : null
}
