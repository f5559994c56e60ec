import type { Parsed } from './parsed.ts'

const limitMs = 30_000

/** Reads a pasted text or a file off the main thread. */
export function parseInWorker(text: string): Promise<Parsed> {
  let limit: ReturnType<typeof setTimeout>
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' })
  const parsed = new Promise<Parsed>((resolve, reject) => {
    limit = setTimeout(() => reject(new Error('reading took too long')), limitMs)
    worker.onmessage = ({ data }: MessageEvent<Parsed>) => resolve(data)
    worker.onerror = () => reject(new Error('the reader did not load'))
    worker.postMessage(text)
  })
  return parsed.finally(() => {
    clearTimeout(limit)
    worker.terminate()
  })
}
