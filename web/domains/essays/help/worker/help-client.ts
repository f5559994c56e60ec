import { createWorkerCalls } from '../../../../ui/workers/worker-calls.ts'
import type { HelpCall, HelpCalls } from './help-messages.ts'

export type HelpClient = {
  /** Rejects when the worker cannot be loaded or has crashed. */
  ask: <Call extends HelpCall>(
    call: Call,
    input: HelpCalls[Call]['input'],
  ) => Promise<HelpCalls[Call]['output']>
  close: () => void
}

/** Starts the worker that checks texts. Nothing of them leaves the browser. It is of no use after a failure. */
export function openHelpClient(onFailed: () => void): HelpClient {
  const worker = new Worker(new URL('./help-worker.ts', import.meta.url), {
    type: 'module',
    name: 'writing-help',
  })
  const calls = createWorkerCalls(() => worker)
  let isClosed = false

  function fail(): void {
    if (isClosed) return
    close()
    onFailed()
  }
  function close(): void {
    isClosed = true
    calls.close()
    // It has been started even if nothing was asked.
    worker.terminate()
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)
  return {
    async ask<Call extends HelpCall>(call: Call, input: HelpCalls[Call]['input']) {
      if (isClosed) throw new Error('The worker has failed.')
      try {
        return await calls.ask<HelpCalls[Call]['output']>({ call, input })
      } catch (error) {
        fail()
        throw error
      }
    },
    close,
  }
}
