import { answerCalls } from '../../../../ui/workers/answer-calls.ts'
import { importDocument } from './import-document.ts'
import { ImportFault } from './import-fault.ts'
import type { ImportAnswer } from './import-in-worker.ts'

answerCalls(async (file: File): Promise<ImportAnswer> => {
  try {
    return { imported: await importDocument(file) }
  } catch (error) {
    return { fault: error instanceof ImportFault ? error.code : null }
  }
})
