import { retryWaitMs } from '../../../../contract/connection/retry.ts'
import { ApiError } from '../../../api.ts'

/** Calls `save` after changes, one call at a time, and again after failures with growing waits. */
export type Saver = {
  /** Something changed: saves when no other change follows, but at least every three seconds, or twice a second without a copy. */
  touch: () => void
  /** Saves now, also while a retry is waiting. */
  retry: () => void
  /** Saves until nothing is left. Resolves to false after a failure. */
  flush: () => Promise<boolean>
  /** The failure of the last try; null after a success. */
  failure: () => ApiError | null
  stop: () => void
}

type SaverParts = {
  save: () => Promise<void>
  hasWork: () => boolean
  /** This browser has stored the changes already. */
  hasCopy: () => boolean
  onChange: () => void
}

const idleMs = 800
const longestMs = 3_000
/** Without a copy in this browser, only the server keeps what is written. */
const longestMsWithoutCopy = 500
const rule = { firstMs: 1_000, longestMs: 30_000 }
/** A refused text may become acceptable by what the writer removes. */
const refusedWaitMs = 5_000

export function createSaver({ save, hasWork, hasCopy, onChange }: SaverParts): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  let firstAt: number | null = null
  let attempt = 0
  let failure: ApiError | null = null
  let isStopped = false

  function schedule(ms: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run(), ms)
  }

  function touch(): void {
    firstAt ??= Date.now()
    if (running) return
    if (failure?.status === 413) schedule(refusedWaitMs)
    else if (!failure) {
      const longest = hasCopy() ? longestMs : longestMsWithoutCopy
      schedule(Math.max(0, Math.min(idleMs, firstAt + longest - Date.now())))
    }
  }

  async function attemptSave(): Promise<boolean> {
    firstAt = null
    try {
      await save()
      failure = null
      attempt = 0
      return true
    } catch (error) {
      failure = asFailure(error)
      if (canRetry(failure)) schedule(waitFor(failure, ++attempt))
      return false
    }
  }

  async function run(): Promise<boolean> {
    if (isStopped) return false
    if (running) return running
    clearTimeout(timer)
    running = attemptSave()
    const isSaved = await running
    running = null
    if (isSaved && hasWork()) touch()
    onChange()
    return isSaved
  }

  return {
    touch,
    retry: () => void run(),
    async flush() {
      while (running || hasWork()) if (!(await run())) return false
      return failure === null
    },
    failure: () => failure,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function asFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  // The request took too long.
  return new ApiError(0, 'offline', error instanceof Error ? error.message : '')
}

/** A missing essay and an ended session wait for the user. */
function canRetry({ status }: ApiError): boolean {
  return status !== 404 && status !== 401
}

function waitFor({ details }: ApiError, failures: number): number {
  const usual = retryWaitMs(rule, failures)
  const asked = Number(details.retryAfterSeconds ?? 0) * 1_000
  return Math.max(usual, Math.min(asked, 60_000))
}
