import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { gigabytes, localModelTexts, type ModelWait } from '../../../../contract/local-models.ts'
import { AppError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { endpointModel } from '../../models/endpoint.ts'
import type { ModelRequest } from '../../models/models.ts'
import type { ShareOf } from '../../workers/pool/pool.ts'
import { fetchAs } from '../prompt-owner.ts'
import { openModelLine } from './model-line.ts'
import { type ModelProcess, ModelStartError, startModelProcess } from './model-process.ts'
import { openRestartPause, type RestartPause } from './restart-pause.ts'

export type ModelFile = {
  id: string
  label: string
  path: string
  bytes: number
  contextTokensMax: number
}

export type LocalRuntime = {
  /** Yields a reply of the model in this file. Starts its process if it does not run, and waits for its turn. */
  stream: (file: ModelFile, request: ModelRequest) => AsyncGenerator<string>
  /** The tokens that fit into this model, if it is loaded. */
  contextTokensOf: (file: ModelFile) => number | null
  /** The process that runs now, for its memory. */
  running: () => { id: string; pid: number } | null
  /** Ends the process if it runs this model. */
  stop: (id: string) => void
  close: () => Promise<void>
}

export type RuntimeOptions = {
  log: Log
  /** How long a process stays without a request. */
  idleMs?: number
  /** How long a stopped request may go on before the process is ended. */
  stopMs?: number
  /** How long to wait after a failed start; each further failure doubles it. */
  pauseMs?: number
  /** Bytes that programs on this computer can still take. */
  memoryLeft?: () => number
  /** The owners' shares of turns; equal ones if it is missing. */
  shareOf?: ShareOf
}

const shortPauseMs = 4_000
/**
 * Memory of a process: shares of the file's size, bytes for each token of the context, and the rest. Upper bounds of
 * what `npm run bench -- local-model` measures for the models of the table.
 */
const memoryNeeds = { share: 1.15, bytesPerToken: 70_000, besides: 450_000_000 }

/** Runs one language model at a time in a process of its own, and ends it when it is not used. */
export function openLocalRuntime({
  log,
  idleMs = 10 * 60_000,
  stopMs = 3_000,
  pauseMs = 1_000,
  memoryLeft = () => process.availableMemory(),
  shareOf,
}: RuntimeOptions): LocalRuntime {
  const line = openModelLine(shareOf)
  const pauses = new Map<string, RestartPause>()
  const closing = new AbortController()
  let current: { file: ModelFile; process: ModelProcess } | null = null
  let idle: NodeJS.Timeout | undefined

  function pauseOf(id: string): RestartPause {
    const pause = pauses.get(id) ?? openRestartPause(pauseMs)
    pauses.set(id, pause)
    return pause
  }

  function end(): void {
    clearTimeout(idle)
    current?.process.kill()
    current = null
  }

  async function open(file: ModelFile, signal: AbortSignal, onWait: OnWait): Promise<ModelProcess> {
    clearTimeout(idle)
    if (current?.file.path === file.path && !current.process.hasEnded()) return current.process
    const { process: other } = current ?? {}
    end()
    // Its memory is free only then.
    await other?.ended
    const pause = pauseOf(file.id)
    if (pause.left() > shortPauseMs)
      throw new AppError('model_failed', localModelTexts.paused({ seconds: Math.ceil(pause.left() / 1000) }))
    onWait({ state: 'loading' })
    await sleep(pause.left(), undefined, { signal })
    requireMemory(file, memoryLeft())
    const threadsMax = Math.max(1, availableParallelism() - 1)
    const start = { file: file.path, contextTokensMax: file.contextTokensMax, threadsMax }
    try {
      const process = await startModelProcess(start, AbortSignal.any([signal, closing.signal]))
      current = { file, process }
      return process
    } catch (error) {
      if (!(error instanceof ModelStartError)) throw error
      pause.failed()
      log.warn({ reason: error.reason, detail: error.message, model: file.id }, 'local model did not load')
      throw new AppError('model_failed', localModelTexts.notLoaded[error.reason])
    }
  }

  /** After a stop, ends a process that does not become free. The next request would wait for it. */
  async function requireFree(process: ModelProcess): Promise<void> {
    const isFree = process.whenFree().then(() => true)
    const waits = sleep(stopMs, false, { ref: false })
    if (await Promise.race([isFree, waits, process.ended.then(() => true)])) return
    log.warn('local model did not stop and was ended')
    if (current?.process === process) end()
  }

  async function* stream(file: ModelFile, request: ModelRequest): AsyncGenerator<string> {
    const onWait: OnWait = request.onWait ?? (() => {})
    const leave = await line.enter(request, (place, seconds) => onWait({ state: 'queued', place, seconds }))
    let used: ModelProcess | null = null
    let isFinished = false
    try {
      used = await open(file, request.signal, onWait)
      used.onRead = reportReading(onWait)
      const { baseUrl, key: apiKey, contextTokens } = used
      const { id: model, label } = file
      const fetch = fetchAs(request.owner)
      yield* endpointModel({
        baseUrl,
        apiKey,
        model,
        label,
        kind: 'local-server',
        isHosted: true,
        contextTokens,
        fetch,
      }).stream(request)
      isFinished = true
      pauseOf(file.id).worked()
    } catch (error) {
      if (request.signal.aborted || !used) throw error
      // The exit may be reported a moment after the connection broke.
      await Promise.race([used.ended, sleep(200)])
      if (!used.hasEnded()) {
        isFinished = true
        throw error
      }
      pauseOf(file.id).failed()
      log.warn({ model: file.id }, 'local model ended unexpectedly')
      throw new AppError('model_failed', localModelTexts.crashed)
    } finally {
      if (used) used.onRead = null
      if (used && !isFinished && !used.hasEnded()) await requireFree(used)
      idle = setTimeout(end, idleMs).unref()
      leave()
    }
  }

  return {
    stream,
    contextTokensOf: ({ path }) => (current?.file.path === path ? current.process.contextTokens : null),
    running: () =>
      current && !current.process.hasEnded() ? { id: current.file.id, pid: current.process.pid } : null,
    stop(id) {
      if (current?.file.id === id) end()
    },
    async close() {
      closing.abort(new AppError('shutting_down'))
      const { process } = current ?? {}
      end()
      await process?.ended
    },
  }
}

type OnWait = (wait: ModelWait) => void

function requireMemory({ bytes, contextTokensMax }: ModelFile, left: number): void {
  const { share, bytesPerToken, besides } = memoryNeeds
  const needed = bytes * share + contextTokensMax * bytesPerToken + besides
  if (left < needed)
    throw new AppError(
      'model_failed',
      localModelTexts.needsMemory({ needed: gigabytes(needed), left: gigabytes(left) }),
    )
}

/** Estimates from the speed so far how long the rest of the prompt takes. */
function reportReading(onWait: OnWait): (done: number, total: number) => void {
  const startedAt = Date.now()
  let firstDone: number | null = null
  let told: number | null | undefined
  return (done, total) => {
    firstDone ??= done
    const seconds = (Date.now() - startedAt) / 1000
    const read = done - firstDone
    const left = read > 0 ? Math.ceil(((total - done) * seconds) / read) : null
    if (left !== told) onWait({ state: 'reading', seconds: left })
    told = left
  }
}
