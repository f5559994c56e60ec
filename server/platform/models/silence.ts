import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import { isLoopbackName } from '../loopback.ts'
import type { Endpoint } from './endpoint.ts'
import type { ModelRequest } from './models.ts'

/** How long a model may be silent: before the first piece of its reply, and between two pieces. */
export type Patience = { firstMs: number; betweenMs: number }

const serviceMs = 30_000
/** Models of services that think before their reply and send nothing meanwhile. */
const silentThinkers = ['o1', 'o3', 'o4', 'gpt-5']
const thinksSilently = (model: string) =>
  silentThinkers.some((name) => model.startsWith(name)) && !model.includes('chat')
const silentThinkerMs = 100_000
/**
 * A model on this computer reads the prompt first, on a slow one at five tokens a second, and may have to be loaded
 * before. Between two pieces it may read the prompt of another request.
 */
const thisComputer = { startMs: 60_000, perCharacterMs: 50, betweenMs: 120_000 }

/** Returns how long a request may wait for an endpoint. */
export function patienceFor(endpoint: Endpoint, { messages }: Pick<ModelRequest, 'messages'>): Patience {
  if (isOnThisComputer(endpoint)) {
    const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
    const firstMs = thisComputer.startMs + characters * thisComputer.perCharacterMs
    return { firstMs: Math.min(firstMs, limits.slowReplyTimeoutMs), betweenMs: thisComputer.betweenMs }
  }
  const betweenMs = endpoint.silenceMs ?? serviceMs
  const firstMs = thinksSilently(endpoint.model) ? Math.max(betweenMs, silentThinkerMs) : betweenMs
  return { firstMs, betweenMs }
}

function isOnThisComputer({ kind, baseUrl }: Endpoint): boolean {
  return kind === 'local-server' || isLoopbackName(new URL(baseUrl).hostname)
}

export type Silence = {
  /** Aborted with AppError `model_timeout` after a silence that is too long, or with the caller's signal. */
  signal: AbortSignal
  /** Waits for a first piece again, because the request is sent again. */
  restart: () => void
  /** Records a piece of the reply, or of the thinking before it. */
  heard: () => void
  /** Passes on each piece; the time that its reader takes does not count. */
  listen: (pieces: AsyncIterable<string>) => AsyncGenerator<string>
  /** Throws the refusal if the silence was too long. */
  throwIfTooLong: () => void
  close: () => void
}

/**
 * Watches for a model that accepts a request and then says nothing, stops in the middle or sends bytes that are no piece
 * of a reply. Only pieces count, because a gateway may send signs of life for a model that has failed.
 */
export function watchSilence(caller: AbortSignal, { firstMs, betweenMs }: Patience): Silence {
  const own = new AbortController()
  let hasStarted = false
  let isReading = true
  let limitMs = firstMs
  let timer = start()

  function start(): NodeJS.Timeout {
    return setTimeout(() => {
      if (!isReading) return void timer.refresh()
      const text = hasStarted ? refusalTexts.modelStalled : refusalTexts.modelSilent
      own.abort(new AppError('model_timeout', text))
    }, limitMs).unref()
  }

  function wait(ms: number): void {
    if (ms === limitMs) return void timer.refresh()
    clearTimeout(timer)
    limitMs = ms
    timer = start()
  }

  function heard(): void {
    hasStarted = true
    wait(betweenMs)
  }

  return {
    signal: AbortSignal.any([caller, own.signal]),
    restart() {
      hasStarted = false
      wait(firstMs)
    },
    heard,
    async *listen(pieces) {
      for await (const piece of pieces) {
        isReading = false
        yield piece
        isReading = true
        heard()
      }
    },
    throwIfTooLong: () => own.signal.throwIfAborted(),
    close: () => clearTimeout(timer),
  }
}
