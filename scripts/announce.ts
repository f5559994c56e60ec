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
import { openNotifier } from '../server/platform/database/notify.ts'
import { openJobs } from '../server/platform/jobs/jobs.ts'
import { openLog } from '../server/platform/log.ts'
import { letterText } from '../server/platform/mail/letter-text.ts'
import type { Mailer } from '../server/platform/mail/mail.ts'
import { writeMail } from '../server/platform/mail/write-mail.ts'
import { openExistingDatabase } from './operator/open-existing-database.ts'
import { CommandRefusal, runOperatorCommand } from './operator/run-operator-command.ts'

const usage = 'npm run announce -- --kind feature-updates|marketing-emails LETTER.md [--dry-run]'

await runOperatorCommand(async () => {
  const { kind, markdown, isTrial } = readArguments()
  const letter = readLetter(kind, markdown)
  const { doors, close } = await openQueue()
  try {
    const people = await countRecipients(doors, letter)
    if (isTrial) {
      console.log(`Subject: ${letter.subject}\n\n${letterText(writeMail(letter, 'en').letter)}`)
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
})

function readArguments(): { kind: AnnouncedKind; markdown: string; isTrial: boolean } {
  const { values, positionals } = parseArgs({
    options: { kind: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  })
  const wanted = String(values.kind ?? '').replaceAll('-', '_')
  const kind = announcedKinds.find((known) => known === wanted)
  const [file, ...more] = positionals
  if (!kind || !file || more.length > 0) throw new CommandRefusal(usage)
  try {
    return { kind, markdown: readFileSync(file, 'utf8'), isTrial: values['dry-run'] === true }
  } catch {
    throw new CommandRefusal(`${file} cannot be read.\n${usage}`)
  }
}

function readLetter(kind: AnnouncedKind, markdown: string) {
  try {
    return draftAnnouncement(kind, markdown)
  } catch (error) {
    throw error instanceof UnfitLetter ? new CommandRefusal(error.message) : error
  }
}

/** Opens the database and its queue, whether or not a server is running. Servers do the work. */
async function openQueue() {
  const { env, config, db, pool, close } = await openExistingDatabase(2)
  const notifier = openNotifier(config, pool)
  const log = openLog({ LOG_LEVEL: 'error' })
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
    },
  }
}

function countOf(people: number): string {
  return people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`
}
