import type { ModelChoice } from '../../../contract/chats/chats.ts'
import type { Detection } from '../../../engine/index.ts'

export type ModelImage = { type: string; bytes: Uint8Array }
export type ModelMessage = {
  role: 'system' | 'user' | 'assistant'
  content: string
  /** For models that see. */
  images?: ModelImage[]
}

/** What the product lends to something that answers: each call is made, and charged, for the user who asks. */
export type TextTools = {
  humanize: (text: string, signal?: AbortSignal) => Promise<Humanized>
  detect: (text: string, signal?: AbortSignal) => Promise<Detection>
}
export type Humanized = {
  text: string
  changed: boolean
  reason?: { code: string; message: string }
  finalHumanScore?: number
  aiScore?: number
  before?: { humanScore: number; aiScore: number }
}

export type ModelRequest = {
  messages: ModelMessage[]
  /** Whose request it is: an account's id, or a visitor's network. */
  owner: string
  signal: AbortSignal
  tools?: TextTools
  /** From 0 to 1; without it the model's own. */
  temperature?: number
  /** Called with the tokens of question and answer together, by models whose provider reports them. */
  onUsage?: (tokens: number) => void
}

/** Something that answers: a language model behind an endpoint, or the built-in writer. */
export type ChatModel = Omit<ModelChoice, 'sees'> & {
  /** It can be shown images; most cannot. */
  sees?: boolean
  /** Tokens that fit in one request, question and answer together. */
  contextTokens: number
  /** Yields the reply in pieces as they arrive. Throws AppError; stops when the signal does. */
  stream: (request: ModelRequest) => AsyncIterable<string>
}

/** The one door for language models. */
export type Models = {
  list: () => Promise<ModelChoice[]>
  /** The model with this id, or the first one offered when it is unknown or not given. */
  open: (id?: string | null) => Promise<ChatModel>
}

/** `sources` in the order of preference; each gives the models that can be reached now. */
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

/** What a user is told of a model. */
export function asChoice({ id, label, kind, sees = false, contextTokens }: ChatModel): ModelChoice {
  return { id, label, kind, sees, contextTokens }
}
