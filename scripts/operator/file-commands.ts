import { countFiles } from '../../server/platform/files/files.ts'
import { moveFiles } from '../../server/platform/files/move-files.ts'
import type { Run } from './commands.ts'
import { UsageError } from './run-operator-command.ts'

export const showsFiles: Run = async ({ ctx, files }) => {
  const counted = await countFiles(ctx.db)
  const { inDatabase, inStore, toDelete } = counted
  const where = files.store ? ` (${files.store.name})` : ', and FILES_URL is not set'
  const lines = [
    `in the database: ${inDatabase}`,
    `in the store: ${inStore}${where}`,
    `to be deleted there: ${toDelete}`,
  ]
  return { text: lines.join('\n'), json: { ...counted, store: files.store?.name ?? null } }
}

export const movesFiles: Run = async ({ ctx, files }, { options: { to } }) => {
  if (to !== 'store' && to !== 'database') throw new UsageError('--to is store or database.')
  const done = await moveFiles({ db: ctx.db, files, to })
  const lost = done.missing > 0 ? ` ${done.missing} are not in the store, and could not be moved.` : ''
  return { text: `${done.moved} files moved to the ${to}.${lost}`, json: done }
}
