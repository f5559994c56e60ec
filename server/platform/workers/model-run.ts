import type { MessagePort } from 'node:worker_threads'
import {
  type Complete,
  type Humanization,
  humanizeWithModel,
  type ModelOptions,
} from '../../../engine/index.ts'
import type { FromWorker, ToWorker } from './messages.ts'

type Waiting = { resolve: (text: string) => void; reject: (error: Error) => void }

/** In the worker: runs the engine; the main thread answers its model calls at the other end of `port`. */
export async function runWithModel(
  text: string,
  options: ModelOptions,
  port: MessagePort,
): Promise<Humanization> {
  const stop = new AbortController()
  const waiting = new Map<number, Waiting>()
  const send = (message: FromWorker) => port.postMessage(message)
  port.on('message', (message: ToWorker) => {
    if (message.type === 'stop') return stop.abort()
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'answer') asked?.resolve(message.text)
    else asked?.reject(Object.assign(new Error(message.message), { says: message.says }))
  })
  // The other end has closed, so the result is no longer needed.
  port.on('close', () => stop.abort())
  let asked = 0
  const complete: Complete = (request) =>
    new Promise((resolve, reject) => {
      const id = ++asked
      waiting.set(id, { resolve, reject })
      send({ type: 'ask', id, request })
    })
  try {
    return await humanizeWithModel(text, options, complete, {
      signal: stop.signal,
      onProgress: (progress) => send({ type: 'progress', progress }),
      pause: () => new Promise((resolve) => setImmediate(resolve)),
    })
  } finally {
    port.close()
  }
}
