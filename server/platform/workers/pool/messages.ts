export type ToThread = { type: 'run'; id: number; task: unknown } | { type: 'ping' }

export type FromThread =
  | { type: 'started'; id: number }
  | { type: 'done'; id: number; result: unknown }
  /** `name` is the class of the error. The message stays in the thread, because it may quote the text. */
  | { type: 'failed'; id: number; name: string; stack: string }
  /** The thread starts (true) or has finished (false) loading data that it needs. */
  | { type: 'loading'; isLoading: boolean }
  | { type: 'pong' }

/** The cause of a task without a result. */
export type FailureReason = 'time' | 'memory' | 'crash' | 'error'

/** Returns the stack frames of an error without its message. */
export function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return frames.slice(0, 8).join('\n')
}

/** The worker could not finish a task. */
export class WorkerFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, stack?: string) {
    super(message)
    this.name = 'WorkerFailure'
    this.reason = reason
    if (stack) this.stack = `${this.name}: ${message}\n${stack}`
  }
}
