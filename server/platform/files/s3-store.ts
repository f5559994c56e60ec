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
  /** Deletes a key, or finds it deleted. Fails after one short try, because deletions are repeated every minute. */
  delete: (key: string) => Promise<void>
  /** Writes and deletes a file of its own within the time, to show that the keys allow both. */
  tryOut: (withinMs: number) => Promise<void>
  /** Reports whether the store responds and accepts the keys. */
  answers: (withinMs: number) => Promise<boolean>
}

/** Why a call failed. `isRefusal`: the store responded, and would refuse the call again. */
export class StoreError extends Error {
  readonly isRefusal: boolean
  readonly isTimeout: boolean
  constructor(message: string, { isRefusal = false, isTimeout = false } = {}) {
    super(message)
    this.isRefusal = isRefusal
    this.isTimeout = isTimeout
  }
}

type Call = { method: 'PUT' | 'GET' | 'HEAD' | 'DELETE'; key: string; body?: Uint8Array<ArrayBuffer> }

const checkKey = 'longhand-check'
/** No file has this key: a store that allows the deletion of it allows any. */
const unusedKey = 'longhand-check-deletion'
const checkText = new TextEncoder().encode('Longhand writes this file at its start.\n')

const callMs = 30_000
const deletionMs = 10_000
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

  async function sendAndDrop(made: Call, withinMs: number): Promise<Response> {
    const answer = await send(made, withinMs)
    await answer.body?.cancel()
    return answer
  }

  /** Repeats what failed on the way or inside the store. What had no response in its time is not repeated. */
  async function call(made: Call): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await send(made, callMs)
        countFileCall(made.method, 'done')
        return answer
      } catch (error) {
        const isFinal = !(error instanceof StoreError) || error.isRefusal || error.isTimeout
        const isLast = isFinal || attempt === attempts
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
      const made = { method: 'DELETE', key } as const
      try {
        await sendAndDrop(made, deletionMs)
        countFileCall(made.method, 'done')
      } catch (error) {
        countFileCall(made.method, 'failed')
        throw error
      }
    },
    async tryOut(withinMs) {
      await sendAndDrop({ method: 'PUT', key: checkKey, body: checkText }, withinMs)
      await sendAndDrop({ method: 'DELETE', key: unusedKey }, withinMs)
    },
    async answers(withinMs) {
      const found = await sendAndDrop({ method: 'HEAD', key: checkKey }, withinMs).catch(() => null)
      if (found?.status !== 404) return found?.ok === true
      // The store was away at the start, or has deleted the file by a rule of its own.
      const written = await sendAndDrop({ method: 'PUT', key: checkKey, body: checkText }, withinMs).catch(
        () => null,
      )
      return written?.ok === true
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
  return new StoreError(`${answer.status}${code ? ` ${code}` : ''}`, { isRefusal })
}

function asStoreError(error: unknown): StoreError {
  const { name, cause, message } = error as Error & { cause?: { code?: string } }
  const isTimeout = name === 'TimeoutError'
  return new StoreError(isTimeout ? 'no response in time' : (cause?.code ?? message), { isTimeout })
}

/** Returns the name between two marks, or an empty text. The store's own words are not logged. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  const word = from < 0 || to < 0 ? '' : text.slice(from + start.length, to)
  return /^\w{1,60}$/.test(word) ? word : ''
}
