import { serveTasks, whileLoading } from '../platform/workers/pool/serve-tasks.ts'
import { watchLoading } from './writer/loading.ts'
import { writePass } from './writer/write-pass.ts'

watchLoading(whileLoading)
serveTasks(writePass)
