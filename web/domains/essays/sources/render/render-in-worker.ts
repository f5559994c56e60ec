import type { CitationStyle } from '../../../../../contract/essays/citation-styles.ts'
import { createWorkerCalls } from '../../../../ui/workers/worker-calls.ts'
import type { CitationRequest, Rendering, RenderRequest } from './rendering.ts'
import { loadStyle } from './style-files.ts'

const limitMs = 30_000
const calls = createWorkerCalls(
  () => new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' }),
)

export type ToRender = { style: CitationStyle; sources: unknown[]; citations: CitationRequest[] }

/**
 * Renders the citations of an essay off the main thread. Starts the worker with the first call. Resolves to null if the
 * engine failed; rejects if it could not be loaded, for example without a connection.
 */
export async function renderInWorker({ style, ...rest }: ToRender): Promise<Rendering | null> {
  const request: RenderRequest = { ...(await loadStyle(style)), ...rest }
  return calls.ask<Rendering | null>(request, { limitMs })
}
