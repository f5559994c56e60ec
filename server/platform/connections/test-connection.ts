import {
  type ConnectionModel,
  type ConnectionTest,
  connectionKinds,
  type TestOutcome,
} from '../../../contract/site/connections.ts'
import { AppError } from '../errors.ts'
import { readStart } from '../foreign-data/read-limited.ts'
import { readCompletion } from '../models/read-completion.ts'
import { CompletionRefusal, requestCompletion } from '../models/request-completion.ts'
import { keyHeaders } from './key-headers.ts'
import { askAboutKey, askForModels, type Reach, readModels } from './list-models.ts'

const listMs = 15_000
/** A server of the operator's own may load the model first. */
const replyMs = 90_000
const question = 'Reply with the word “ready”.'

type Found = { outcome: TestOutcome; status: number | null }
type Listing = Found & { models: ConnectionModel[] | null; isList: boolean }

const found = (outcome: TestOutcome, status: number | null = null): Found => ({ outcome, status })

/** Asks a server for its models and, with `model`, for a short reply. Names the first thing that is wrong. */
export async function testConnection(
  reach: Reach,
  model: string | null,
  signal: AbortSignal,
): Promise<ConnectionTest> {
  const host = new URL(reach.address).host
  if (connectionKinds[reach.kind].key === 'needed' && !reach.key)
    return { ...found('key-missing'), host, models: null }
  const { isList, models, ...listed } = await listModels(reach, signal)
  // A server that lists no models may still reply.
  const goesOn = listed.outcome === 'works' || (listed.outcome === 'other-protocol' && model !== null)
  if (!goesOn || model === null) return { ...listed, host, models }
  return { ...(await askForReply(reach, model, { isList, signal })), host, models }
}

async function listModels(reach: Reach, outer: AbortSignal): Promise<Listing> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(listMs)])
  const none = { models: null, isList: false }
  let answer: Response
  try {
    const own = await askAboutKey(reach, signal)
    if (own?.status === 401 || own?.status === 403) return { ...found('wrong-key', own.status), ...none }
    answer = await askForModels(reach, signal)
  } catch {
    outer.throwIfAborted()
    return { ...found(signal.aborted ? 'too-slow' : 'no-answer'), ...none }
  }
  if (!answer.ok) return { ...refusal(answer.status, reach.key, await startOf(answer)), ...none }
  try {
    return { ...found('works'), models: await readModels(reach, answer, signal), isList: true }
  } catch {
    outer.throwIfAborted()
    return { ...found(signal.aborted ? 'too-slow' : 'other-protocol'), ...none }
  }
}

async function askForReply(
  { kind, address, key }: Reach,
  model: string,
  { isList, signal: outer }: { isList: boolean; signal: AbortSignal },
): Promise<Found> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(replyMs)])
  try {
    const body = await requestCompletion(
      {
        baseUrl: address,
        model,
        headers: keyHeaders(kind, key, 'reply'),
        followsNoRedirect: true,
      },
      { messages: [{ role: 'user', content: question }], asksForUsage: false },
      signal,
    )
    for await (const text of readCompletion(body)) if (text.trim() !== '') return found('works')
    return found('works')
  } catch (error) {
    outer.throwIfAborted()
    if (signal.aborted) return found('too-slow')
    if (error instanceof CompletionRefusal) return replyRefusal(error, { key, isList })
    // The model's own limits end a reply too, and show that it replies.
    return found(error instanceof AppError ? 'works' : 'other-protocol')
  }
}

function replyRefusal(
  { status, body }: CompletionRefusal,
  { key, isList }: { key: string | null; isList: boolean },
): Found {
  if (status === null) return found('no-answer')
  const namesModel = /model|deployment/i.test(body)
  if (status === 404) return found(namesModel || isList ? 'no-such-model' : 'other-protocol', status)
  if ((status === 400 || status === 422) && namesModel) return found('no-such-model', status)
  return refusal(status, key, body)
}

const refusalBytesMax = 20_000

async function startOf(answer: Response): Promise<string> {
  try {
    return (await readStart(answer.body, { bytesMax: refusalBytesMax })).bytes.toString('utf8')
  } catch {
    // The status is enough.
    return ''
  }
}

function refusal(status: number, key: string | null, body: string): Found {
  // Google refuses a key as a bad request.
  const namesKey = status === 400 && /api key/i.test(body)
  if (namesKey || status === 401 || status === 403) return found(key ? 'wrong-key' : 'key-missing', status)
  if (status === 402 || status === 429) return found('no-credit', status)
  if (status === 404 || status === 405 || status === 501) return found('other-protocol', status)
  return found('failed', status)
}
