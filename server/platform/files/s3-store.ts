import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { readLimited, readStart } from '../foreign-data/read-limited.ts'
import { countFileCall } from '../telemetry/metrics.ts'

/** A store for bytes under keys, on a server that speaks S3. */
export type ObjectStore = {
  /** The address without the keys, for the log and for commands. */
  name: string
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Returns null for a key that the store does not have. */
  read: (key: string, bytesMax: number) => Promise<Buffer | null>
  /** Deletes a key, or finds it deleted. */
  delete: (key: string) => Promise<void>
  /** Says whether the store answers and accepts the keys. */
  answers: (withinMs: number) => Promise<boolean>
}

/** Why a call failed. `isRefusal`: the store answered, and would refuse the call again. */
export class StoreError extends Error {
  readonly isRefusal: boolean
  constructor(message: string, isRefusal: boolean) {
    super(message)
    this.isRefusal = isRefusal
  }
}

type Call = { method: 'PUT' | 'GET' | 'HEAD' | 'DELETE'; key: string; body?: Uint8Array<ArrayBuffer> }

export const checkKey = 'longhand-check'

const callMs = 30_000
const attempts = 3
const pauseMs = 200
const errorBytesMax = 4_096

/** Opens the store at an address such as `https://KEY:SECRET@s3.example.org/bucket/folder?region=eu-central-1`. */
export function openS3Store(address: string): ObjectStore {
  const url = new URL(address)
  const region = url.searchParams.get('region')
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    ...(region ? { region } : {}),
  })
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`

  async function send({ method, key, body }: Call, withinMs: number): Promise<Response> {
    const bytes = body ?? new Uint8Array()
    const request = await client.sign(`${base}/${key}`, {
      method,
      // Signed, so that a body that was changed on its way is refused.
      headers: { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(withinMs),
    })
    // Another address would need a signature of its own.
    const answer = await fetch(request, { redirect: 'manual' }).catch((error: unknown) => {
      throw asStoreError(error)
    })
    const fault = await faultOf(method, answer)
    if (fault) throw fault
    return answer
  }

  /** Tries again what failed on the way or inside the store. */
  async function call(made: Call): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await send(made, callMs)
        countFileCall(made.method, 'done')
        return answer
      } catch (error) {
        const isLast = !(error instanceof StoreError) || error.isRefusal || attempt === attempts
        if (isLast) countFileCall(made.method, 'failed')
        if (isLast) throw error
      }
      await sleep(pauseMs * 2 ** attempt)
    }
  }

  return {
    name: base,
    async put(key, bytes) {
      const answer = await call({ method: 'PUT', key, body: new Uint8Array(bytes) })
      await answer.body?.cancel()
    },
    async read(key, bytesMax) {
      const answer = await call({ method: 'GET', key })
      if (answer.status === 404) return null
      try {
        return await readLimited(answer.body, { bytesMax, piecesMax: 100_000 })
      } catch (error) {
        throw asStoreError(error)
      }
    },
    async delete(key) {
      const answer = await call({ method: 'DELETE', key })
      await answer.body?.cancel()
    },
    async answers(withinMs) {
      const answer = await send({ method: 'HEAD', key: checkKey }, withinMs).catch(() => null)
      await answer?.body?.cancel()
      return answer?.ok === true
    },
  }
}

/** Returns what is wrong with an answer. A key that is missing is none, a bucket that is missing is. */
async function faultOf(method: string, answer: Response): Promise<StoreError | null> {
  if (answer.ok) return null
  const { bytes } = await readStart(answer.body, { bytesMax: errorBytesMax }).catch(() => ({ bytes: '' }))
  const code = between(bytes.toString(), '<Code>', '</Code>')
  if (answer.status === 404 && code !== 'NoSuchBucket' && method !== 'PUT') return null
  const isRefusal = answer.status < 500 && answer.status !== 429
  return new StoreError(`${answer.status}${code ? ` ${code}` : ''}`, isRefusal)
}

function asStoreError(error: unknown): StoreError {
  const { name, cause, message } = error as Error & { cause?: { code?: string } }
  return new StoreError(name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message), false)
}

/** Returns the name between two marks, or an empty text. The store's own words are not logged. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  const word = from < 0 || to < 0 ? '' : text.slice(from + start.length, to)
  return /^\w{1,60}$/.test(word) ? word : ''
}
