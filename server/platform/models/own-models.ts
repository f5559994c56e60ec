import { createHash } from 'node:crypto'
import { type KeyTest, keyTexts } from '../../../contract/keys.ts'
import { isOwnModel, ownModelPrefix } from '../../../contract/own-models.ts'
import { createPublicApiFetch } from '../look-ups/public-api-fetch.ts'
import { contextSizeOf } from './context-sizes.ts'
import { endpointModel } from './endpoint.ts'
import { keyTest } from './key-test.ts'
import type { ChatModel } from './models.ts'
import { doesOtherWorkAtOpenAi } from './other-work.ts'
import { readModelList } from './read-model-list.ts'

const timeoutMs = 4_000
const testTimeoutMs = 15_000
const rememberMs = 10 * 60_000
/** After a failure the service is asked again sooner, but not on every page. */
const rememberFailureMs = 30_000
const usersMax = 500
const modelsMax = 200

/** `localeCompare` with options takes fifteen times as long. */
const byName = new Intl.Collator('en', { numeric: true })

const seeing = /^(?:chatgpt-4o|gpt-4o|gpt-4-turbo|gpt-4\.|gpt-5|o1(?!-mini|-preview)|o3(?!-mini)|o4)/

/** A user's key, and the address of the service that it is for; null for the operator's. */
export type OwnKey = { key: string; address: string | null }

export type OwnModels = {
  /** Returns the models that this key can use, newest name first; null while the service does not list them. */
  list: (own: OwnKey) => Promise<ChatModel[] | null>
  /** Returns one of them; null if the service is known not to have it. */
  open: (own: OwnKey, id: string) => Promise<ChatModel | null>
  /** Asks the service whether it accepts the key. Returns a text for the user. */
  test: (own: OwnKey) => Promise<KeyTest>
  /** Returns the host that receives requests for an address. */
  hostOf: (address: string | null) => string
}

type OwnModelDoors = {
  OPENAI_BASE_URL: string
  AI_CONTEXT_TOKENS: number
  /** Sends requests to addresses that users chose. */
  fetchPublic?: typeof fetch
}

/** Where and how a user's requests are sent. */
type Service = { baseUrl: string; host: string; apiKey: string; fetch: typeof fetch }
type Kept = { names: Promise<string[] | null>; until: number }

/**
 * Opens the models for keys that users bring. The operator's address may be anywhere; a user's own address is reached
 * only if it is public. Requests with a key follow no redirect.
 */
export function openOwnModels({
  OPENAI_BASE_URL,
  AI_CONTEXT_TOKENS,
  fetchPublic = createPublicApiFetch(),
}: OwnModelDoors): OwnModels {
  const kept = new Map<string, Kept>()
  const addressOf = (address: string | null) => (address ?? OPENAI_BASE_URL).replace(/(?<!\/)\/+$/, '')
  const hostOf = (address: string | null) => new URL(addressOf(address)).host
  const serviceOf = ({ key, address }: OwnKey): Service => ({
    baseUrl: addressOf(address),
    host: hostOf(address),
    apiKey: key,
    fetch: address === null ? fetch : fetchPublic,
  })

  const asModel = (service: Service, name: string): ChatModel => ({
    ...endpointModel({
      baseUrl: service.baseUrl,
      apiKey: service.apiKey,
      fetch: service.fetch,
      model: name,
      label: name,
      kind: 'own',
      contextTokens: contextSizeOf(name, AI_CONTEXT_TOKENS),
      sees: seeing.test(name),
    }),
    id: ownModelPrefix + name,
  })

  function names(service: Service): Promise<string[] | null> {
    const key = createHash('sha256').update(`${service.baseUrl} ${service.apiKey}`).digest('base64url')
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.names
    const fresh: Kept = { names: readNames(service), until: Date.now() + rememberMs }
    kept.delete(key)
    kept.set(key, fresh)
    if (kept.size > usersMax) kept.delete(kept.keys().next().value!)
    void fresh.names.then((found) => {
      if (!found) fresh.until = Date.now() + rememberFailureMs
    })
    return fresh.names
  }

  return {
    hostOf,
    async list(own) {
      const service = serviceOf(own)
      return (await names(service))?.map((name) => asModel(service, name)) ?? null
    },
    async open(own, id) {
      const service = serviceOf(own)
      const name = isOwnModel(id) ? id.slice(ownModelPrefix.length) : id
      const known = await names(service)
      return known && !known.includes(name) ? null : asModel(service, name)
    },
    test: (own) => testKey(serviceOf(own)),
  }
}

function ask({ baseUrl, apiKey, fetch }: Service, limitMs: number): Promise<Response> {
  return fetch(`${baseUrl}/models`, {
    headers: { authorization: `Bearer ${apiKey}` },
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
}

async function readNames(service: Service): Promise<string[] | null> {
  try {
    const answer = await ask(service, timeoutMs)
    if (!answer.ok) return null
    return (await readModelList(answer))
      .filter((id) => !doesOtherWorkAtOpenAi(id))
      .sort((a, b) => byName.compare(b, a))
      .slice(0, modelsMax)
  } catch {
    return null
  }
}

async function testKey(service: Service): Promise<KeyTest> {
  const { host } = service
  try {
    const answer = await ask(service, testTimeoutMs)
    if (answer.status === 401 || answer.status === 403) return keyTest(false, keyTexts.refused({ host }))
    if (answer.status === 429) return keyTest(false, keyTexts.noCredit({ host }))
    if (!answer.ok) return keyTest(false, keyTexts.failed({ host, status: answer.status }))
    const count = (await readModelList(answer)).filter((id) => !doesOtherWorkAtOpenAi(id)).length
    return keyTest(true, keyTexts.models({ host, count }))
  } catch {
    return keyTest(false, keyTexts.unreached({ host }))
  }
}
