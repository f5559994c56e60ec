import type { MessagePort } from 'node:worker_threads'
import type {
  Edit,
  HumanizeOptions,
  Lock,
  ModelOptions,
  ModelProgress,
  ModelRequest,
  Progress,
  StudyOptions,
} from '../../../engine/index.ts'
import type { Message } from '../../../texts/message.ts'

/** A worker's task. Options are data; progress and stop messages go over `port`. */
export type EngineTask =
  | { kind: 'detect'; text: string }
  | { kind: 'humanize'; text: string; options: HumanizeOptions; port?: MessagePort }
  | { kind: 'estimate'; text: string; options: HumanizeOptions }
  | { kind: 'judge'; text: string; edits: readonly Edit[]; locks: readonly Lock[] }
  | { kind: 'rewrite'; text: string; rewritten: string; options: HumanizeOptions }
  | { kind: 'questions'; text: string; options: StudyOptions }
  | { kind: 'model'; text: string; options: ModelOptions; port: MessagePort }

export type FromWorker =
  | { type: 'progress'; progress: Progress | ModelProgress }
  | { type: 'ask'; id: number; request: ModelRequest }

export type ToWorker =
  | { type: 'answer'; id: number; text: string }
  | { type: 'fault'; id: number; message: string; says: Message }
  | { type: 'stop' }
