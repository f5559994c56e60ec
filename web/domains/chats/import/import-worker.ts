import { answerCalls } from '../../../ui/workers/answer-calls.ts'
import type { FileFailure } from './import-failures.ts'
import { type ImportStep, readImport } from './import-file.ts'
import { UnreadableFile } from './import-zip.ts'

/** The page asks for one step after the other; the worker reads on only when it is asked. */
export type ToReader = { type: 'read'; file: Blob } | { type: 'next' }
export type FromReader =
  | { type: 'step'; step: ImportStep }
  | { type: 'end' }
  | { type: 'failed'; failure: FileFailure }

let steps: AsyncGenerator<ImportStep> | null = null

answerCalls(async (asked: ToReader): Promise<FromReader> => {
  if (asked.type === 'read') steps = readImport(asked.file)
  try {
    const next = await steps?.next()
    return !next || next.done ? { type: 'end' } : { type: 'step', step: next.value }
  } catch (error) {
    return { type: 'failed', failure: error instanceof UnreadableFile ? error.failure : 'unread' }
  }
})
