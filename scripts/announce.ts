// npm run announce -- --kind feature-updates|marketing-emails LETTER.md [--dry-run]: queues a letter for the servers to
// send.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type AnnouncedKind, announcedKinds } from '../contract/letters.ts'
import {
  announce,
  countRecipients,
  draftAnnouncement,
  handleAnnouncements,
} from '../server/domains/letters/announce.ts'
import { UnfitLetter } from '../server/domains/letters/read-letter.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import { startEmbeddedPostgres } from '../server/platform/database/embedded.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { openNotifier } from '../server/platform/database/notify.ts'
import { readEnv, SettingsError } from '../server/platform/env.ts'
import { openJobs } from '../server/platform/jobs/jobs.ts'
import { openLog } from '../server/platform/log.ts'
import { letterText } from '../server/platform/mail/letter-text.ts'
import type { Mailer } from '../server/platform/mail/mail.ts'

const usage = 'npm run announce -- --kind feature-updates|marketing-emails LETTER.md [--dry-run]'

class WrongCall extends Error {}

try {
  const { kind, markdown, isTrial } = readArguments()
  const letter = draftAnnouncement(kind, markdown)
  const { doors, close } = await openQueue()
  try {
    const people = await countRecipients(doors, letter)
    if (isTrial) {
      console.log(`Subject: ${letter.subject}\n\n${letterText(letter.letter)}`)
      console.log(`It would go to ${countOf(people)}. Nothing was sent.`)
    } else if (people === 0) {
      console.log('Every user who wants it has already received it. Nothing was sent.')
    } else {
      await announce(doors, letter)
      console.log(`“${letter.subject}” goes to ${countOf(people)}. A running server sends it.`)
    }
  } finally {
    await close()
  }
} catch (error) {
  if (!(error instanceof UnfitLetter || error instanceof SettingsError || error instanceof WrongCall))
    throw error
  console.error(error.message)
  process.exitCode = 1
}

function readArguments(): { kind: AnnouncedKind; markdown: string; isTrial: boolean } {
  const { values, positionals } = parseArgs({
    options: { kind: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  })
  const wanted = String(values.kind ?? '').replaceAll('-', '_')
  const kind = announcedKinds.find((known) => known === wanted)
  const [file, ...more] = positionals
  if (!kind || !file || more.length > 0) throw new WrongCall(usage)
  try {
    return { kind, markdown: readFileSync(file, 'utf8'), isTrial: values['dry-run'] === true }
  } catch {
    throw new WrongCall(`${file} cannot be read.\n${usage}`)
  }
}

/** Opens the database and its queue, whether or not a server is running. Servers do the work. */
async function openQueue() {
  const env = readEnv()
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: env.DATA_DIR })
  const config = embedded ? embedded.connection : { connectionString: env.DATABASE_URL! }
  const log = openLog({ LOG_LEVEL: 'error' })
  const { db, pool, close } = openDatabase({ ...config, max: 2 }, (err) => log.warn({ err }, 'database'))
  await migrateDatabase(pool)
  const notifier = openNotifier(config, pool)
  const jobs = openJobs({ db, notifier, secret: env.SECRET, log, works: false })
  const noMailer: Mailer = { send: async () => {}, languageOf: async () => 'en', close: () => {} }
  const doors = { db, jobs, env, mailer: noMailer }
  handleAnnouncements(doors)
  return {
    doors,
    async close() {
      await jobs.close(0)
      await notifier.close()
      await close()
      await embedded?.stop()
    },
  }
}

function countOf(people: number): string {
  return people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`
}
