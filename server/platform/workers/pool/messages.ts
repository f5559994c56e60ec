export type ToThread = { type: 'run'; id: number; task: unknown } | { type: 'ping' }

export type FromThread =
  | { type: 'started'; id: number }
  | { type: 'done'; id: number; result: unknown }
  /** `name` is the class of the error. Its message stays in the thread, because it may quote the text. */
  | { type: 'failed'; id: number; name: string; stack: string }
  /** The thread loads what it needs for the first time (true), or has loaded it (false). */
  | { type: 'loading'; isLoading: boolean }
  | { type: 'pong' }

/** Why a task came to no result. */
export type FailureReason = 'time' | 'memory' | 'crash' | 'error'

/** The places of an error, without its message. */
export function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return frames.slice(0, 8).join('\n')
}

/** A task that its worker could not finish. */
export class WorkerFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, stack?: string) {
    super(message)
    this.name = 'WorkerFailure'
    this.reason = reason
    if (stack) this.stack = `${this.name}: ${message}\n${stack}`
  }
}
