import { detect, humanize } from '../../../engine/index.ts'
import type { EngineTask } from './engine.ts'

export default function runTask(task: EngineTask): unknown {
  switch (task.kind) {
    case 'detect':
      return detect(task.text)
    case 'humanize':
      return humanize(task.text, task.options)
  }
}
