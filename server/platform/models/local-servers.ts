import { type Endpoint, endpointModel } from './endpoint.ts'
import type { ChatModel } from './models.ts'
import { readModelList } from './read-model-list.ts'

const probeTimeoutMs = 400
const rememberMs = 15_000
const modelsMax = 20

/** Programs that serve models on this computer, at their usual addresses. */
const knownServers = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
]

type Means = Pick<Endpoint, 'contextTokens' | 'sees'>

/**
 * Finds model servers on their usual loopback ports; checks again at most every 15 seconds. Those whose models come from
 * elsewhere already are left out.
 */
export function localServers(
  means: Means,
  servers = knownServers,
  isConnected: (host: string) => boolean = () => false,
): () => Promise<ChatModel[]> {
  let found: Promise<{ host: string; models: ChatModel[] }[]> = Promise.resolve([])
  let askedAt = 0
  return async () => {
    if (Date.now() - askedAt > rememberMs) {
      askedAt = Date.now()
      found = Promise.all(
        servers.map(async (server) => ({
          host: new URL(server.baseUrl).host,
          models: await probe(server, means),
        })),
      )
    }
    return (await found).flatMap(({ host, models }) => (isConnected(host) ? [] : models))
  }
}

async function probe(server: { name: string; baseUrl: string }, means: Means): Promise<ChatModel[]> {
  try {
    const answer = await fetch(`${server.baseUrl}/models`, { signal: AbortSignal.timeout(probeTimeoutMs) })
    return (await readModelList(answer))
      .filter((id) => !/embed/i.test(id))
      .slice(0, modelsMax)
      .map((id) => endpointModel(asEndpoint(server, id, means)))
  } catch {
    return []
  }
}

function asEndpoint(server: { name: string; baseUrl: string }, model: string, means: Means): Endpoint {
  return {
    baseUrl: server.baseUrl,
    model,
    label: `${model} on this computer (${server.name})`,
    kind: 'local-server',
    ...means,
  }
}
