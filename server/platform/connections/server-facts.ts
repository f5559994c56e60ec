import type { ConnectionKind, ConnectionModel } from '../../../contract/site/connections.ts'
import { readJson } from '../foreign-data/read-json.ts'
import { keyHeaders } from './key-headers.ts'
import type { Reach } from './list-models.ts'
import { asTokens } from './model-facts.ts'

type Facts = Pick<ConnectionModel, 'contextTokens' | 'sees'>
type Ask = (path: string, body?: object) => Promise<Record<string, unknown>>
type Reader = (ask: Ask, models: ConnectionModel[]) => Promise<ConnectionModel[]>

const limits = { bytesMax: 2_000_000, signsMax: 300_000 }
/** Ollama describes each model in a call of its own. */
const describedMax = 40

/** What programs tell of their models outside the shared protocol. */
const readers: Partial<Record<ConnectionKind, Reader>> = {
  async ollama(ask, models) {
    const loaded = await ask('/api/ps').catch(() => ({}))
    const described = await Promise.all(
      models.slice(0, describedMax).map(async (model) => {
        const facts = await ask('/api/show', { model: model.id }).then(ollamaFacts, () => null)
        const window = loadedWindow(loaded, model.id)
        return { ...model, ...facts, ...(window === null ? {} : { contextTokens: window }) }
      }),
    )
    return [...described, ...models.slice(describedMax)]
  },
  async 'lm-studio'(ask, models) {
    const { data } = await ask('/api/v0/models')
    const known = new Map(listOf(data).map((entry) => [entry.id, entry]))
    return models.map((model) => {
      const entry = known.get(model.id)
      if (!entry) return model
      const window = asTokens(entry.loaded_context_length) ?? asTokens(entry.max_context_length)
      return { ...model, contextTokens: window ?? model.contextTokens, sees: entry.type === 'vlm' }
    })
  },
  async 'llama-cpp'(ask, models) {
    const { default_generation_settings: settings, modalities } = await ask('/props')
    const window = isRecord(settings) ? asTokens(settings.n_ctx) : null
    const sees = isRecord(modalities) && typeof modalities.vision === 'boolean' ? modalities.vision : null
    return models.map((model) => ({
      ...model,
      contextTokens: window ?? model.contextTokens,
      sees: sees ?? model.sees,
    }))
  },
}

/** Completes the models with what the server tells elsewhere. A server that does not is no failure. */
export async function serverFacts(
  { kind, address, key }: Reach,
  models: ConnectionModel[],
  signal: AbortSignal,
): Promise<ConnectionModel[]> {
  const reader = readers[kind]
  if (!reader) return models
  const root = address.replace(/\/v1$/, '')
  const ask: Ask = async (path, body) => {
    const answer = await fetch(root + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json', ...keyHeaders(kind, key, 'list') },
      redirect: 'error',
      signal,
    })
    const read = answer.ok ? await readJson(answer.body, limits) : null
    if (!isRecord(read)) throw new Error('This server tells nothing of its models.')
    return read
  }
  return reader(ask, models).catch(() => models)
}

/** Ollama cuts a conversation to this size unless the model or the operator sets another. */
const ollamaWindow = 4_096

function ollamaFacts({ parameters, capabilities, model_info: info }: Record<string, unknown>): Facts {
  const chosen = typeof parameters === 'string' ? /^num_ctx\s+(\d+)/m.exec(parameters)?.[1] : undefined
  const trained = isRecord(info)
    ? Object.entries(info).find(([name]) => name.endsWith('.context_length'))?.[1]
    : null
  const window = asTokens(Number(chosen)) ?? Math.min(ollamaWindow, asTokens(trained) ?? ollamaWindow)
  return {
    contextTokens: window,
    sees: Array.isArray(capabilities) ? capabilities.includes('vision') : null,
  }
}

function loadedWindow({ models }: Record<string, unknown>, id: string): number | null {
  const entry = listOf(models).find(({ name, model }) => name === id || model === id)
  return entry ? asTokens(entry.context_length) : null
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
