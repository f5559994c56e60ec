import { serveTasks } from '../workers/pool/serve-tasks.ts'
import { readBulkFile } from './read-bulk-file.ts'

serveTasks(readBulkFile)
