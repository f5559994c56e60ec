import type { ModelChoice } from '../../../contract/chats/chats.ts'
import type { Detection } from '../../../engine/index.ts'

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

export type ModelRequest = {
  messages: ModelMessage[]
  /** The owner of the request: an account's id, or a visitor's network. */
  owner: string
  signal: AbortSignal
  tools?: TextTools
  /** From 0 to 1; the model's own by default. */
  temperature?: number
  /** Called with the total tokens of question and answer, for models whose provider reports them. */
  onUsage?: (tokens: number) => void
}

/** A source of replies: a language model at an endpoint, or the built-in writer. */
export type ChatModel = Omit<ModelChoice, 'sees'> & {
  /** True for models that accept images; most do not. */
  sees?: boolean
  /** Tokens that fit in one request, question and answer together. */
  contextTokens: number
  /** Yields the reply in pieces as they arrive. Throws AppError; stops when the signal is aborted. */
  stream: (request: ModelRequest) => AsyncIterable<string>
}

/** Lists and opens language models; the only access to them. */
export type Models = {
  list: () => Promise<ModelChoice[]>
  /** Returns the model with this id, or the first one offered when the id is unknown or missing. */
  open: (id?: string | null) => Promise<ChatModel>
}

/** `sources` are in order of preference; each returns the models that can be reached now. */
export function openModels(sources: (() => Promise<ChatModel[]>)[]): Models {
  async function all(): Promise<ChatModel[]> {
    return (await Promise.all(sources.map((source) => source()))).flat()
  }
  return {
    async list() {
      return (await all()).map(asChoice)
    },
    async open(id) {
      const models = await all()
      return models.find((model) => model.id === id) ?? models[0]!
    },
  }
}

/** Returns the fields of a model that users see. */
export function asChoice({ id, label, kind, sees = false, contextTokens }: ChatModel): ModelChoice {
  return { id, label, kind, sees, contextTokens }
}
