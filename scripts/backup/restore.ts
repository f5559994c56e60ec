// npm run restore -- FILE [--check] [--replace] [--other-secret]: loads a backup into an empty database.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { BackupHeader, BackupTotals } from '../../server/platform/backup/backup-format.ts'
import { checkBackup } from '../../server/platform/backup/read-backup.ts'
import {
  notEmpty,
  readContents,
  refusalOf,
  restoreBackup,
} from '../../server/platform/backup/restore-backup.ts'
import { givenPath } from '../operator/given-path.ts'
import { openRestoreTarget } from '../operator/open-restore-target.ts'
import { CommandRefusal, runOperatorCommand } from '../operator/run-operator-command.ts'

const usage = `npm run restore -- FILE                     loads a backup into an empty database
npm run restore -- FILE --check             only reads the file to its end and compares its sums
npm run restore -- FILE --replace           deletes what the database has first; asks for a word, or takes --confirm=replace
npm run restore -- FILE --other-secret      restores although the SECRET of the backup is lost`

const word = 'replace'

await runOperatorCommand(async () => {
  const { file, check, replace, confirm, otherSecret } = readArguments()
  const { header, totals } = await checkBackup(file)
  console.error(`${file}: ${describe(header, totals)}`)
  if (check) return console.log('The file is complete.')
  const target = await openRestoreTarget({ makesSecret: otherSecret })
  try {
    const { env, config } = target
    console.error(`Database: ${target.name}`)
    const refusal = refusalOf(header, env.SECRET, otherSecret)
    if (refusal) throw refusal
    const { users } = await readContents(config)
    if (users > 0 && !replace) throw notEmpty(users)
    if (users > 0) await requireWord(confirm, `${users} accounts in ${target.name}`)
    const input = {
      config,
      secret: env.SECRET,
      file,
      header,
      replaces: replace,
      acceptsOtherSecret: otherSecret,
    }
    const { tables, rows, filesInStore } = await restoreBackup(input)
    console.log(`Restored: ${tables} tables with ${rows.toLocaleString('en')} rows. Start the server now.`)
    if (filesInStore > 0)
      console.log(
        `${filesInStore} files are in a store: set FILES_URL to it, and give each site a store or a folder of its own.`,
      )
    console.log('Not in a backup: your settings, and models that were downloaded to DATA_DIR.')
  } finally {
    await target.close()
  }
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        confirm: { type: 'string' },
        'other-secret': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [given, ...more] = positionals
    if (!given || more.length > 0) throw new CommandRefusal(usage)
    const { check, replace, confirm } = values
    return { file: givenPath(given), check, replace, confirm, otherSecret: values['other-secret'] }
  } catch (error) {
    throw error instanceof CommandRefusal ? error : new CommandRefusal(usage)
  }
}

function describe({ product, createdAt }: BackupHeader, { tables, rows }: BackupTotals): string {
  const at = `${createdAt.slice(0, 16).replace('T', ' ')} UTC`
  return `a backup of ${at} by version ${product}, ${tables} tables with ${rows.toLocaleString('en')} rows`
}

/** Asks for the word at a terminal; a script gives it as `--confirm`. */
async function requireWord(confirm: string | undefined, what: string): Promise<void> {
  if (confirm === word) return
  if (confirm === undefined && process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    const answer = await lines.question(`This deletes everything of the ${what}. Type “${word}” to go on: `)
    lines.close()
    if (answer.trim() === word) return
  }
  throw new CommandRefusal(
    `Nothing was changed. --replace deletes the ${what}: confirm it with --confirm=${word}.`,
  )
}
