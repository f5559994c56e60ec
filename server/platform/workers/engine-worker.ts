import type { MessagePort } from 'node:worker_threads'
import {
  detect,
  estimate,
  humanize,
  humanizeWithRewrite,
  judgeChanges,
  makeQuestions,
} from '../../../engine/index.ts'
import type { EngineTask, FromWorker } from './messages.ts'
import { runWithModel } from './model-run.ts'
import { serveTasks } from './pool/serve-tasks.ts'

serveTasks((task: EngineTask) => {
  switch (task.kind) {
    case 'detect':
      return detect(task.text)
    case 'humanize':
      return humanize(task.text, { ...task.options, ...reportingTo(task.port) })
    case 'estimate':
      return estimate(task.text, task.options)
    case 'judge':
      return judgeChanges(task.text, task.edits, task.locks)
    case 'questions':
      return makeQuestions(task.text, task.options)
    case 'rewrite':
      return humanizeWithRewrite(task.text, task.rewritten, task.options)
    case 'model':
      return runWithModel(task.text, task.options, task.port)
  }
})

function reportingTo(port: MessagePort | undefined): Parameters<typeof humanize>[1] {
  if (!port) return {}
  return { onProgress: (progress) => port.postMessage({ type: 'progress', progress } satisfies FromWorker) }
}
