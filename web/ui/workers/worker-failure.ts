/** A call of a worker that has no answer. `reason` is what the worker threw it with; null if it did not load or took too long. */
export class WorkerFailure extends Error {
  readonly reason: unknown

  constructor(reason: unknown, how: 'failed' | 'unloaded' | 'closed' | 'late' = 'failed') {
    super(how)
    this.reason = reason
  }
}

/** What a page sends for a call. */
export type WorkerQuestion<Question> = { id: number; question: Question }

/** What a worker sends for a call, until the answer or the failure. */
export type WorkerMessage = { id: number } & (
  | { progress: unknown }
  | { answer: unknown }
  | { failed: unknown }
)
