import type { HelpCall, HelpCalls, HelpResponse } from './help-messages.ts'

type Pending = { resolve: (output: never) => void; reject: (reason: Error) => void }

export type HelpClient = {
  /** Rejects when the worker cannot be loaded or has crashed. */
  ask: <Call extends HelpCall>(
    call: Call,
    input: HelpCalls[Call]['input'],
  ) => Promise<HelpCalls[Call]['output']>
  close: () => void
}

/** Starts the worker that checks texts. Nothing of them leaves the browser. */
export function openHelpClient(onFailed: () => void): HelpClient {
  const worker = new Worker(new URL('./help-worker.ts', import.meta.url), {
    type: 'module',
    name: 'writing-help',
  })
  const pending = new Map<number, Pending>()
  let lastId = 0
  let isBroken = false

  function close(): void {
    isBroken = true
    for (const { reject } of pending.values()) reject(new Error('The worker has failed.'))
    pending.clear()
    worker.terminate()
  }
  function fail(): void {
    close()
    onFailed()
  }
  worker.onerror = fail
  worker.onmessageerror = fail
  worker.onmessage = ({ data }: MessageEvent<HelpResponse>) => {
    if ('failed' in data) return fail()
    pending.get(data.id)?.resolve(data.output as never)
    pending.delete(data.id)
  }
  return {
    ask(call, input) {
      return new Promise((resolve, reject) => {
        if (isBroken) return reject(new Error('The worker has failed.'))
        const id = ++lastId
        pending.set(id, { resolve, reject })
        worker.postMessage({ id, call, input })
      })
    },
    close,
  }
}
