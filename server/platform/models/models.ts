import type { ModelChoice } from '../../../contract/chats/chats.ts'
import type { MeasuredUse, ModelWait } from '../../../contract/local-models.ts'
import type { Detection } from '../../../engine/index.ts'
import type { ModelTask } from './task-limits.ts'

export type ModelImage = { type: string; bytes: Uint8Array }
export type ModelMessage = {
  role: 'system' | 'user' | 'assistant'
  content: string
  /** For models that accept images. */
  images?: ModelImage[]
}

/** Tools that the product gives to a chat model. Each call runs, and is charged, for the user of the request. */
export type TextTools = {
  humanize: (text: string, signal?: AbortSignal) => Promise<Humanized>
  detect: (text: string, signal?: AbortSignal) => Promise<Detection>
}
type Humanized = {
  text: string
  changed: boolean
  reason?: { code: string; message: string }
  finalHumanScore?: number
  aiScore?: number
  before?: { humanScore: number; aiScore: number }
}

/** Form of an answer in JSON: a JSON schema whose root is an object. `answerSchemaOf` makes it from a zod schema. */
export type AnswerSchema = {
  name: string
  schema: Record<string, unknown>
  /** Added to the last message where the schema is sent, for questions whose messages ask for prose. */
  note?: string
}

/** Tokens that a model has read and written. */
export type TokenUse = { input: number; output: number }

export type ModelRequest = {
  messages: ModelMessage[]
  /** The owner of the request: an account's id, or a visitor's network. */
  owner: string
  signal: AbortSignal
  tools?: TextTools
  /** The kind of task, which limits the length of the reply. */
  task?: ModelTask
  /** From 0 to 1; that of the task or the model's own by default. */
  temperature?: number
  /**
   * Asks for an answer in JSON of this form. An endpoint that refuses schemas gets the request without one, so the
   * messages describe the form as well or ask for prose, and the caller must check the answer.
   */
  answerSchema?: AnswerSchema
  /** Called with the tokens of question and answer, for models whose provider reports them. */
  onUsage?: (use: TokenUse) => void
  /** Called with each piece of what the model thinks before its reply, which is no part of the reply. */
  onThoughts?: (piece: string) => void
  /** Called while the reply cannot start yet; only by models that take one request at a time. */
  onWait?: (wait: ModelWait) => void
}

/** A source of replies: a language model at an endpoint, or the built-in writer. */
export type ChatModel = Omit<ModelChoice, 'sees'> & {
  /** True for models that accept images; most do not. */
  sees?: boolean
  /** Tokens that fit in one request, question and answer together. */
  contextTokens: number
  /** True for a model that may take minutes for a reply, because this computer runs it. */
  isSlow?: boolean
  /** Yields the reply in pieces as they arrive. Throws AppError; stops when the signal is aborted. */
  stream: (request: ModelRequest) => AsyncIterable<string>
}

/** Lists and opens language models; the only access to them. */
export type Models = {
  list: () => Promise<ModelChoice[]>
  /** Returns the model with this id, or the first one offered when the id is unknown or missing, or not accepted. */
  open: (id?: string | null, accepts?: (model: ChatModel) => boolean) => Promise<ChatModel>
}

/**
 * `sources` are in order of preference; each returns the models that can be reached now. `preferred` is the id of the
 * model that comes before all others. Models that are unfit for chats come last.
 */
export function openModels(
  sources: (() => Promise<ChatModel[]>)[],
  preferred: () => string | null = () => null,
): Models {
  async function all(): Promise<ChatModel[]> {
    const models = (await Promise.all(sources.map((source) => source()))).flat()
    const first = preferred()
    return models.sort((one, other) => rank(one, first) - rank(other, first))
  }
  function rank(model: ChatModel, first: string | null): number {
    if (model.id === first) return 0
    return isFitFor(model, 'chats') ? 1 : 2
  }
  return {
    async list() {
      return (await all()).map(asChoice)
    },
    async open(id, accepts = () => true) {
      const models = (await all()).filter(accepts)
      return models.find((model) => model.id === id) ?? models[0]!
    },
  }
}

/** Returns the fields of a model that users see. */
export function asChoice(model: ChatModel): ModelChoice {
  const { id, label, kind, provider, unfitFor, sees = false, contextTokens } = model
  return {
    ...{ id, label, kind, sees, contextTokens },
    ...(provider ? { provider } : {}),
    ...(unfitFor ? { unfitFor } : {}),
  }
}

/** Returns whether a model may be used for something without being chosen for it. */
export function isFitFor({ unfitFor }: Pick<ChatModel, 'unfitFor'>, use: MeasuredUse): boolean {
  return unfitFor?.includes(use) !== true
}
