import { z } from 'zod'
import {
  type ConnectionKind,
  type ConnectionModel,
  connectionLimits,
} from '../../../contract/site/connections.ts'
import { readJson } from '../foreign-data/read-json.ts'
import { keyHeaders } from './key-headers.ts'
import { readModelEntry } from './model-facts.ts'
import { serverFacts } from './server-facts.ts'

/** An address with the key that is sent to it. */
export type Reach = { kind: ConnectionKind; address: string; key: string | null }

/** The longest lists have a few hundred models with a description each. */
const listLimits = { bytesMax: 5_000_000, signsMax: 600_000 }
const modelList = z.object({ data: z.unknown().array() })
const byName = new Intl.Collator('en', { numeric: true })

export function askForModels({ kind, address, key }: Reach, signal: AbortSignal): Promise<Response> {
  return fetch(`${address}/models`, { headers: keyHeaders(kind, key, 'list'), redirect: 'error', signal })
}

/** Services that show their models to everyone, with the address that tells whether a key is theirs. */
const keyPaths: Partial<Record<ConnectionKind, string>> = { openrouter: '/key' }

/** Asks such a service about its key; null for all others, whose list is the test. */
export async function askAboutKey(
  { kind, address, key }: Reach,
  signal: AbortSignal,
): Promise<Response | null> {
  const path = keyPaths[kind]
  if (!path) return null
  const answer = await fetch(address + path, {
    headers: keyHeaders(kind, key, 'reply'),
    redirect: 'error',
    signal,
  })
  void answer.body?.cancel().catch(() => {})
  return answer
}

/**
 * Reads the models for chat of an answer to `askForModels`, with what the server tells of them. Throws if the answer is
 * no list of models.
 */
export async function readModels(
  reach: Reach,
  answer: Response,
  signal: AbortSignal,
): Promise<ConnectionModel[]> {
  const { data } = modelList.parse(await readJson(answer.body, listLimits))
  const models = data
    .flatMap((entry) => readModelEntry(entry) ?? [])
    .sort((one, other) => byName.compare(one.id, other.id))
    .slice(0, connectionLimits.modelsMax)
  return serverFacts(reach, models, signal)
}
