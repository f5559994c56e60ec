import { createRenderer } from './engine.ts'
import type { Rendering, RenderRequest } from './rendering.ts'

export type ToRenderer = { id: number; request: RenderRequest }
export type FromRenderer = { id: number; rendering: Rendering | null }

const render = createRenderer()

self.onmessage = ({ data: { id, request } }: MessageEvent<ToRenderer>) => {
  let rendering: Rendering | null = null
  try {
    rendering = render(request)
  } catch {
    // The page keeps the citations of the last rendering.
  }
  self.postMessage({ id, rendering } satisfies FromRenderer)
}
