import type { FileFailure } from './import-failures.ts'
import { type ImportStep, readImport } from './import-file.ts'
import { UnreadableFile } from './import-zip.ts'

/** Messages from the worker to the page. After a step, the worker waits until the page requests the next one. */
export type FromReader =
  | { type: 'step'; step: ImportStep }
  | { type: 'end' }
  | { type: 'failed'; failure: FileFailure }
export type ToReader = { type: 'read'; file: Blob } | { type: 'next' }

const tell = (message: FromReader) => postMessage(message)
let goOn: () => void = () => {}

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.type === 'next') goOn()
  else void read(data.file)
})

async function read(file: Blob): Promise<void> {
  try {
    for await (const step of readImport(file)) {
      const asked = new Promise<void>((resolve) => {
        goOn = resolve
      })
      tell({ type: 'step', step })
      await asked
    }
    tell({ type: 'end' })
  } catch (error) {
    tell({
      type: 'failed',
      failure: error instanceof UnreadableFile ? error.failure : 'unread',
    })
  }
}
