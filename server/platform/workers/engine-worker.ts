import { detect, humanize } from '../../../engine/index.ts'
import type { EngineTask } from './engine.ts'

const warmText =
  'The kettle had been on for an hour before anyone noticed. Nobody minded; it was that kind of day.'

export default function runTask(task: EngineTask): unknown {
  switch (task.kind) {
    case 'detect':
      return detect(task.text)
    case 'humanize':
      return humanize(task.text, task.options)
    case 'warm':
      detect(warmText)
      humanize(warmText, {})
      return
  }
}
