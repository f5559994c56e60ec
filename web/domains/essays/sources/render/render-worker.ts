import { answerCalls } from '../../../../ui/workers/answer-calls.ts'
import { createRenderer } from './engine.ts'
import type { Rendering, RenderRequest } from './rendering.ts'

const render = createRenderer()

answerCalls((request: RenderRequest): Rendering | null => {
  try {
    return render(request)
  } catch {
    // The page keeps the citations of the last rendering.
    return null
  }
})
