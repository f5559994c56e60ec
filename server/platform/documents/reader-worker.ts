import { serveTasks } from '../workers/pool/serve-tasks.ts'
import { readDocument } from './read-document.ts'

serveTasks(readDocument)
