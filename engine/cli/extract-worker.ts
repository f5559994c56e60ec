import { parentPort, workerData } from 'node:worker_threads'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'

const { bytes, kind } = workerData as { bytes: Uint8Array; kind: '.docx' | '.pdf' }

try {
  parentPort?.postMessage({ text: kind === '.docx' ? await readDocx(bytes) : await readPdf(bytes) })
} catch (error) {
  parentPort?.postMessage({ error: (error as Error).message })
}
