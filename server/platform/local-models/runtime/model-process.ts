import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { environmentOfPrograms } from '../../env.ts'
import type { HostMessage, StartFailure, StartMessage } from '../host/messages.ts'

export type ModelProcess = {
  baseUrl: string
  key: string
  contextTokens: number
  pid: number
  /** Called while a prompt is read. Requests run one after the other, so it belongs to the last one. */
  onRead: ((done: number, total: number) => void) | null
  /** Resolves when no request runs; a stopped one may take a moment. */
  whenFree: () => Promise<void>
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>
  hasEnded: () => boolean
  kill: () => void
}

/** The process could not load the model: `crash` if it ended before it could report why. */
export class ModelStartError extends Error {
  readonly reason: StartFailure | 'crash' | 'slow'

  constructor(reason: ModelStartError['reason'], detail: string) {
    super(detail)
    this.reason = reason
  }
}

const script = new URL('../host/model-host.ts', import.meta.url)
/** A large file from a slow disk takes a minute. */
const startTimeoutMs = 300_000

/** Starts a process for one model file, and resolves once it has loaded it. */
export async function startModelProcess(
  options: Omit<StartMessage, 'key'>,
  signal: AbortSignal,
): Promise<ModelProcess> {
  const key = randomBytes(24).toString('base64url')
  const child = fork(script, {
    execArgv: [],
    // By default ggml runs gdb or lldb for a backtrace when it aborts.
    env: { ...environmentOfPrograms(), GGML_NO_BACKTRACE: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  try {
    const { port, contextTokens } = await whenReady(child, { ...options, key }, signal)
    return asProcess(child, ended, { key, port, contextTokens })
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

type Ready = Extract<HostMessage, { type: 'ready' }>

function whenReady(child: ChildProcess, start: StartMessage, signal: AbortSignal): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ModelStartError('slow', 'The model did not load in time.')),
      startTimeoutMs,
    )
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    const onMessage = (message: HostMessage) => {
      if (message.type === 'ready') resolve(message)
      if (message.type === 'failed') reject(new ModelStartError(message.reason, message.detail))
    }
    child.on('message', onMessage)
    child.once('error', (error) => reject(new ModelStartError('crash', error.message)))
    child.once('exit', (code, exitSignal) =>
      reject(new ModelStartError('crash', `The process ended with ${exitSignal ?? code}.`)),
    )
    child.send(start, (error) => error && reject(new ModelStartError('crash', error.message)))
    if (signal.aborted) onAbort()
    const settle = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      child.off('message', onMessage)
    }
    child.once('message', settle)
    child.once('exit', settle)
    signal.addEventListener('abort', settle, { once: true })
  })
}

function asProcess(
  child: ChildProcess,
  ended: Promise<void>,
  { key, port, contextTokens }: Omit<Ready, 'type'> & { key: string },
): ModelProcess {
  let isBusy = false
  let waiting: (() => void)[] = []
  const running: ModelProcess = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    key,
    contextTokens,
    pid: child.pid ?? 0,
    onRead: null,
    whenFree: () => new Promise((resolve) => (isBusy ? waiting.push(resolve) : resolve())),
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => void child.kill('SIGKILL'),
  }
  child.on('message', (message: HostMessage) => {
    if (message.type === 'read') running.onRead?.(message.done, message.total)
    if (message.type === 'busy') isBusy = true
    if (message.type !== 'free') return
    isBusy = false
    const resolved = waiting
    waiting = []
    for (const resolve of resolved) resolve()
  })
  // Keeps the server from waiting for this process when it ends.
  child.unref()
  child.channel?.unref()
  return running
}
