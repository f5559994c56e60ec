import type { ImportedDocument } from './import-document.ts'
import { ImportFault } from './import-fault.ts'

/** What the worker answers: the document, or why there is none; null if that is not known. */
export type ImportAnswer = { imported: ImportedDocument } | { fault: ImportFault['code'] | null }

const limitMs = 60_000

/** Reads a file as a document off the main thread: a long Word document takes seconds. Throws an ImportFault. */
export function importInWorker(file: File): Promise<ImportedDocument> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const imported = new Promise<ImportedDocument>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('reading took too long')), limitMs)
    worker.onerror = () => reject(new Error('the reader did not load'))
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
      if ('imported' in data) resolve(data.imported)
      else reject(data.fault ? new ImportFault(data.fault) : new Error('the file was not read'))
    }
    worker.postMessage(file)
  })
  return imported.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
