// npm run backup -- FILE: writes the whole database into one file, beside a running server.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type WrittenBackup, writeBackup } from '../../server/platform/backup/write-backup.ts'
import { countFiles } from '../../server/platform/files/files.ts'
import { givenPath } from '../operator/given-path.ts'
import { openExistingDatabase } from '../operator/open-existing-database.ts'
import { CommandRefusal, runOperatorCommand } from '../operator/run-operator-command.ts'

const usage = 'npm run backup -- FILE (or a FOLDER, where the file is named by the time)'

await runOperatorCommand(async () => {
  const [given, ...more] = process.argv.slice(2)
  if (!given || given.startsWith('-') || more.length > 0) throw new CommandRefusal(usage)
  const file = fileIn(givenPath(given))
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort())
  const { env, db, config, close } = await openExistingDatabase(1)
  try {
    const startedAt = performance.now()
    const written = await writeBackup({ config, secret: env.SECRET, file, signal: stop.signal })
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
    console.log(describe(file, written, seconds))
    const { inStore } = await countFiles(db)
    if (inStore > 0)
      console.log(`Not in it: ${inStore} files in the store of FILES_URL. Back the store up too.`)
    console.log(
      env.DATABASE_URL && env.given.includes('SECRET')
        ? 'Not in it: the settings with SECRET, and models that were downloaded to DATA_DIR. Keep SECRET: the keys in the backup are sealed with it.'
        : `Not in it: your settings, models that were downloaded to ${env.DATA_DIR}, and SECRET${env.given.includes('SECRET') ? '' : `, which is the file ${join(env.DATA_DIR, 'secret')}`}. Keep SECRET: the keys in the backup are sealed with it.`,
    )
  } finally {
    await close()
  }
})

/** Names a file by the time where a folder is given, for a timer that runs the command each night. */
function fileIn(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  return join(path, `longhand-${time}.backup.gz`)
}

function describe(file: string, { tables, rows, bytes, foreign }: WrittenBackup, seconds: string): string {
  const size = bytes < 10_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Math.round(bytes / 1_000_000)} MB`
  const what = `${tables} tables with ${rows.toLocaleString('en')} rows, ${size}, in ${seconds} s`
  const rest = foreign.length > 0 ? `\nLeft out, because they are not Longhand’s: ${foreign.join(', ')}.` : ''
  return `${file}: ${what}.${rest}`
}
