import { importDocument } from './import-document.ts'
import { ImportFault } from './import-fault.ts'
import type { ImportAnswer } from './import-in-worker.ts'

self.onmessage = async ({ data }: MessageEvent<File>) => self.postMessage(await answer(data))

async function answer(file: File): Promise<ImportAnswer> {
  try {
    return { imported: await importDocument(file) }
  } catch (error) {
    return { fault: error instanceof ImportFault ? error.code : null }
  }
}
