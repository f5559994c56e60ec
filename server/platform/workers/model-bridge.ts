import type { MessagePort } from 'node:worker_threads'
import { runTexts } from '../../../contract/refusals.ts'
import type { Complete, ModelProgress } from '../../../engine/index.ts'
import { inEnglish } from '../../../texts/english.ts'
import { AppError } from '../errors.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const callsAtOnceMax = 2
const unreached = { message: inEnglish(runTexts.modelUnreached), says: runTexts.modelUnreached }

export type Bridge = {
  complete: Complete
  signal: AbortSignal
  onProgress?: (progress: ModelProgress) => void
}

/** On the main thread: calls the model for the worker at the other end of `port`, at most two calls at a time. */
export function serveModel(
  port: MessagePort,
  { complete, signal, onProgress }: Bridge,
): (message: FromWorker) => void {
  const queue: Extract<FromWorker, { type: 'ask' }>[] = []
  let open = 0
  const send = (message: ToWorker) => port.postMessage(message)

  async function answer({ id, request }: Extract<FromWorker, { type: 'ask' }>): Promise<void> {
    open++
    try {
      send({ type: 'answer', id, text: await complete(request, signal) })
    } catch (error) {
      // Other errors are not written for users, so their messages are not passed on.
      const said = error instanceof AppError ? error : unreached
      send({ type: 'fault', id, message: said.message, says: said.says })
    } finally {
      open--
      next()
    }
  }

  function next(): void {
    while (open < callsAtOnceMax && queue.length > 0) void answer(queue.shift()!)
  }

  const read = (message: FromWorker) => {
    if (message.type === 'progress') onProgress?.(message.progress as ModelProgress)
    else if (queue.push(message)) next()
  }
  port.on('message', read)
  return read
}
