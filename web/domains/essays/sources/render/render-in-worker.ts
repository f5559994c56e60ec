import type { CitationStyle } from '../../../../../contract/essays/citation-styles.ts'
import type { FromRenderer, ToRenderer } from './render-worker.ts'
import type { CitationRequest, Rendering } from './rendering.ts'
import { loadStyle } from './style-files.ts'

const limitMs = 30_000
let worker: Worker | null = null
let lastId = 0

export type ToRender = { style: CitationStyle; sources: unknown[]; citations: CitationRequest[] }

/**
 * Renders the citations of an essay off the main thread. Starts the worker with the first call. Resolves to null if the
 * engine failed; rejects if it could not be loaded, for example without a connection.
 */
export async function renderInWorker({ style, ...rest }: ToRender): Promise<Rendering | null> {
  const files = await loadStyle(style)
  worker ??= new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' })
  const renderer = worker
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    const { signal } = stop
    const end = (error?: Error, rendering: Rendering | null = null) => {
      stop.abort()
      clearTimeout(timer)
      if (!error) return resolve(rendering)
      renderer.terminate()
      if (worker === renderer) worker = null
      reject(error)
    }
    const timer = setTimeout(() => end(new Error('rendering took too long')), limitMs)
    renderer.addEventListener(
      'message',
      ({ data }: MessageEvent<FromRenderer>) => data.id === id && end(undefined, data.rendering),
      { signal },
    )
    renderer.addEventListener('error', () => end(new Error('the renderer did not load')), { signal })
    renderer.postMessage({ id, request: { ...files, ...rest } } satisfies ToRenderer)
  })
}
