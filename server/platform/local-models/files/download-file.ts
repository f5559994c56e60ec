import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat, truncate } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { retryWaitMs } from '../../../../contract/connection/retry.ts'
import type { DownloadFailure } from '../../../../contract/local-models.ts'
import { errorCodesOf } from '../../errors.ts'
import { openResponse, type Proxies } from './open-response.ts'

export type WantedFile = {
  /** Addresses of the same file; the next one is tried if one does not have it. */
  addresses: string[]
  path: string
  bytes: number
  sha256: string
}

export type DownloadOptions = {
  signal: AbortSignal
  onProgress: (bytesDone: number) => void
  /** Called when all bytes have arrived and their checksum is computed. */
  onChecking: () => void
  proxies?: Proxies
  /** Waiting times; shorter in tests. */
  pace?: { stallMs: number; firstPauseMs: number }
}

/** A download that trying again would not finish. */
export class DownloadError extends Error {
  readonly failure: DownloadFailure

  constructor(failure: DownloadFailure) {
    super(`The download ended: ${failure}.`)
    this.failure = failure
  }
}

/** Attempts in a row that bring no bytes. */
const emptyAttemptsMax = 6
const longestPauseMs = 30_000

export function partOf(path: string): string {
  return `${path}.part`
}

/**
 * Downloads a file next to its place and moves it there when its checksum is right. Continues what an earlier attempt
 * has left. Throws DownloadError, or the signal's reason; both leave the bytes for the next attempt, unless they are
 * wrong.
 */
export async function downloadFile(wanted: WantedFile, options: DownloadOptions): Promise<void> {
  const { signal, pace = { stallMs: 30_000, firstPauseMs: 1_000 } } = options
  let address = 0
  let emptyAttempts = 0
  for (;;) {
    signal.throwIfAborted()
    const before = await startOf(wanted)
    if (before === wanted.bytes) return moveIfRight(wanted, options)
    const result = await fetchRest(wanted, wanted.addresses[address]!, before, {
      ...options,
      stallMs: pace.stallMs,
    })
    if (result === 'complete') continue
    if (result === 'refused') {
      if (++address === wanted.addresses.length) throw new DownloadError('refused')
      continue
    }
    emptyAttempts = (await startOf(wanted)) > before ? 0 : emptyAttempts + 1
    if (emptyAttempts === emptyAttemptsMax) throw new DownloadError('unreached')
    await sleep(
      retryWaitMs({ firstMs: pace.firstPauseMs, longestMs: longestPauseMs }, emptyAttempts + 1),
      undefined,
      {
        signal,
      },
    )
  }
}

/** Returns the number of bytes that are already here. */
async function startOf({ path, bytes }: WantedFile): Promise<number> {
  const part = partOf(path)
  const size = (await stat(part).catch(() => null))?.size ?? 0
  if (size <= bytes) return size
  await truncate(part, 0)
  return 0
}

type Result = 'complete' | 'cut' | 'refused'

async function fetchRest(
  wanted: WantedFile,
  address: string,
  start: number,
  { signal, onProgress, proxies, stallMs }: DownloadOptions & { stallMs: number },
): Promise<Result> {
  const headers = {
    'accept-encoding': 'identity',
    ...(start > 0 ? { range: `bytes=${start}-` } : {}),
  }
  const response = await openResponse(address, { headers, signal, stallMs, ...(proxies ? { proxies } : {}) })
  if (response === 'refused') return 'refused'
  if (response === null) return unlessStopped(signal)
  const { statusCode = 0 } = response
  const from = statusCode === 206 ? start : 0
  try {
    if (statusCode === 416) {
      await truncate(partOf(wanted.path), 0)
      return 'cut'
    }
    if (statusCode !== 200 && statusCode !== 206) return isTemporary(statusCode) ? 'cut' : 'refused'
    requireSize(wanted, response.headers, statusCode, start)
    const file = createWriteStream(partOf(wanted.path), { flags: from > 0 ? 'a' : 'w' })
    let done = from
    // Without the signal, which would discard what has arrived and is not written yet. It ends the response.
    await pipeline(async function* () {
      for await (const piece of untilCut(response)) {
        done += piece.length
        if (done > wanted.bytes) throw new DownloadError('wrong-size')
        onProgress(done)
        yield piece
      }
    }, file)
    signal.throwIfAborted()
    return done === wanted.bytes ? 'complete' : 'cut'
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof DownloadError) {
      await rm(partOf(wanted.path), { force: true })
      throw error
    }
    const failure = diskFailureOf(error)
    if (failure) throw new DownloadError(failure)
    return 'cut'
  } finally {
    response.destroy()
  }
}

/** Yields what arrives until the connection breaks or is ended: an error would discard what is not in the file yet. */
async function* untilCut(response: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* response
  } catch {}
}

function unlessStopped(signal: AbortSignal): 'cut' {
  signal.throwIfAborted()
  return 'cut'
}

/** Refuses a response that belongs to another file. */
function requireSize(
  { bytes }: WantedFile,
  headers: { 'content-length'?: string | undefined; 'content-range'?: string | undefined },
  status: number,
  start: number,
): void {
  const length = Number(headers['content-length'] ?? Number.NaN)
  if (status === 200) {
    if (!Number.isNaN(length) && length !== bytes) throw new DownloadError('wrong-size')
    return
  }
  const [range = '', total = '*'] = (headers['content-range'] ?? '').split('/')
  if (total !== '*' && Number(total) !== bytes) throw new DownloadError('wrong-size')
  if (!range.startsWith(`bytes ${start}-`)) throw new Error('The response has another range.')
}

function isTemporary(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

function diskFailureOf(error: unknown): DownloadFailure | null {
  const codes = errorCodesOf(error)
  if (codes.includes('ENOSPC') || codes.includes('EDQUOT')) return 'no-room'
  return codes.some((code) => ['EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOENT'].includes(code))
    ? 'not-stored'
    : null
}

async function moveIfRight(
  { path, sha256 }: WantedFile,
  { signal, onChecking }: DownloadOptions,
): Promise<void> {
  onChecking()
  if ((await checksumOf(partOf(path), signal)) !== sha256) {
    await rm(partOf(path), { force: true })
    throw new DownloadError('wrong-checksum')
  }
  await rename(partOf(path), path)
}

async function checksumOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  // Small pieces, so that other work of the server runs between them.
  for await (const piece of createReadStream(path, { highWaterMark: 256 * 1024, signal })) hash.update(piece)
  return hash.digest('hex')
}
