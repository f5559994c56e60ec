import type { PortableChat } from '../../../../contract/chats/chat-export.ts'
import type { ImportAnswer } from '../../../../contract/chats/chat-import.ts'
import { retryWaitMs } from '../../../../contract/connection/retry.ts'
import { limits } from '../../../../contract/limits.ts'
import { ApiError, isOffline, post } from '../../../api.ts'
import { importTexts } from '../../../locales/en/chats/import.ts'
import { createWorkerCalls, type WorkerCalls } from '../../../ui/workers/worker-calls.ts'
import type { ImportStep } from './import-file.ts'
import type { LeftOut } from './import-values.ts'
import type { FromReader, ToReader } from './import-worker.ts'

export type ImportResult = {
  taken: number
  /** Chats that an earlier import added, or that exist already. */
  known: number
  failed: { title: string; reason: string }[]
  leftOut: LeftOut
  /** How much of the file has been read, from 0 to 1. */
  share: number
}

const triesMax = 4
const rule = { firstMs: 1_500, longestMs: 6_000 }

/**
 * Reads the file in a worker and sends its chats step by step; the worker continues once a step is stored. Throws an
 * Error with a text for the user. Stored chats stay, and the next try does not store them again.
 */
export async function runImport(
  file: File,
  onProgress: (result: ImportResult) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  const reader = createWorkerCalls(
    () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
  )
  let result: ImportResult = {
    taken: 0,
    known: 0,
    failed: [],
    leftOut: { system: 0, tool: 0, files: 0 },
    share: 0,
  }
  try {
    let read = await ask(reader, { type: 'read', file }, signal)
    while (read.type === 'step') {
      const next = await takeStep(result, read.step, signal)
      // Of a step that was not stored as a whole, only what was stored counts.
      if (signal.aborted) return { ...result, taken: next.taken, known: next.known }
      result = next
      onProgress(result)
      read = await ask(reader, { type: 'next' }, signal)
    }
    if (read.type === 'failed') throw new Error(importTexts.fileFailures[read.failure])
    return result
  } finally {
    reader.close()
  }
}

/** A run that is aborted ends like one that has come to its end. */
async function ask(reader: WorkerCalls, asked: ToReader, signal: AbortSignal): Promise<FromReader> {
  try {
    return await reader.ask<FromReader>(asked, { signal })
  } catch {
    return signal.aborted ? { type: 'end' } : { type: 'failed', failure: 'unread' }
  }
}

async function takeStep(before: ImportResult, step: ImportStep, signal: AbortSignal): Promise<ImportResult> {
  const failed = [
    ...before.failed,
    ...step.failed.map(({ title, reason }) => ({ title, reason: importTexts.chatFailures[reason] })),
  ]
  let { taken, known } = before
  for (const { chats, body } of bodiesOf(step.chats)) {
    if (new Blob([body]).size > limits.bodyBytesMax) {
      failed.push({ title: chats[0]!.title, reason: importTexts.largerThan10Mb })
      continue
    }
    const { outcomes } = await send(body, signal)
    outcomes.forEach((one, i) => {
      if (one.outcome === 'taken') taken++
      else if (one.outcome === 'known') known++
      else failed.push({ title: chats[i]?.title ?? '', reason: one.reason })
    })
  }
  const leftOut = {
    system: before.leftOut.system + step.leftOut.system,
    tool: before.leftOut.tool + step.leftOut.tool,
    files: before.leftOut.files + step.leftOut.files,
  }
  return { taken, known, failed, leftOut, share: step.share }
}

/** Returns one request for the whole step, or one per chat when together they exceed the size of a request. */
function bodiesOf(chats: PortableChat[]): { chats: PortableChat[]; body: string }[] {
  if (chats.length === 0) return []
  const body = JSON.stringify({ chats })
  if (chats.length === 1 || body.length * 3 < limits.bodyBytesMax) return [{ chats, body }]
  return chats.flatMap((chat) => bodiesOf([chat]))
}

/** Sends a step and retries without a response, because the server stores no chat twice. */
async function send(body: string, signal: AbortSignal): Promise<ImportAnswer> {
  for (let tries = 1; ; tries++) {
    try {
      return await post<ImportAnswer>('/api/chats/import', JSON.parse(body), signal)
    } catch (error) {
      if (signal.aborted) return { outcomes: [] }
      const seconds = error instanceof ApiError ? Number(error.details.retryAfterSeconds ?? 0) : 0
      const isWorthIt = isOffline(error) || (seconds > 0 && seconds <= 60)
      if (!isWorthIt || tries >= triesMax) throw error
      await wait(Math.max(seconds * 1_000, retryWaitMs(rule, tries)), signal)
      if (signal.aborted) return { outcomes: [] }
    }
  }
}

/** Waits until the time has passed or the run is stopped. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
