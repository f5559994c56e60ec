import { createWorkerCalls } from '../../../../ui/workers/worker-calls.ts'
import type { ImportedDocument } from './import-document.ts'
import { ImportFault } from './import-fault.ts'

/** What the worker answers: the document, or why there is none; null if that is not known. */
export type ImportAnswer = { imported: ImportedDocument } | { fault: ImportFault['code'] | null }

const limitMs = 60_000

/** Reads a file as a document off the main thread: a long Word document takes seconds. Throws an ImportFault. */
export async function importInWorker(file: File): Promise<ImportedDocument> {
  const calls = createWorkerCalls(
    () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
  )
  const answer = await calls.ask<ImportAnswer>(file, { limitMs }).finally(calls.close)
  if ('imported' in answer) return answer.imported
  throw answer.fault ? new ImportFault(answer.fault) : new Error('the file was not read')
}
