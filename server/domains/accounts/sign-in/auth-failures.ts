import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from '@better-auth/core/error'

/** The library's internal error during a request; its response only reports that one occurred. */
const failures = new AsyncLocalStorage<{ error?: unknown }>()

export function noteFailure(error: unknown): void {
  const store = failures.getStore()
  if (store) store.error = error
  // The library would print a returned error in full, including the values of a failed query.
  if (!(error instanceof APIError)) throw error
}

/** Runs a call of the library; stores an error inside it in `seen`. */
export function watchFailures<T>(seen: { error?: unknown }, call: () => T): T {
  return failures.run(seen, call)
}
