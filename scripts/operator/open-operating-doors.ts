import { collectBeforeDeleted } from '../../server/domain-parts.ts'
import type { BeforeAccountDeleted } from '../../server/domains/accounts/deletion/delete-account.ts'
import { createReplyRuns } from '../../server/domains/chats/reply-runs.ts'
import type { OperatorContext } from '../../server/domains/operating/operator-context.ts'
import { readMailLanguage } from '../../server/domains/preferences/read-preferences.ts'
import { openSite } from '../../server/domains/site/open-site.ts'
import { openLocalPayments } from '../../server/local/payments/payments.ts'
import { openNotifier } from '../../server/platform/database/notify.ts'
import { type Files, openFiles } from '../../server/platform/files/files.ts'
import { openJobs } from '../../server/platform/jobs/jobs.ts'
import { openLog } from '../../server/platform/log.ts'
import { openMailer } from '../../server/platform/mail/mail.ts'
import { senderOf } from '../../server/platform/mail/sender.ts'
import { openPayments } from '../../server/platform/payments/payments.ts'
import { withStoredSite } from '../../server/platform/site/site.ts'
import { openExistingDatabase } from './open-existing-database.ts'

export type OperatingDoors = {
  ctx: OperatorContext
  beforeDeleted: BeforeAccountDeleted[]
  files: Files
  close: () => Promise<void>
}

/** Opens what the verbs of operators need, whether or not a server is running. Mails are left to the servers. */
export async function openOperatingDoors(): Promise<OperatingDoors> {
  const { env: given, config, db, pool, close } = await openExistingDatabase(4)
  const log = openLog({ LOG_LEVEL: 'error' })
  const now = () => new Date()
  const notifier = openNotifier(config, pool)
  const site = await openSite({ db, env: given, notifier, log })
  const env = withStoredSite(given, site.stored)
  const jobs = openJobs({ db, notifier, secret: env.SECRET, log, works: false })
  const mailer = openMailer({
    jobs,
    url: env.SMTP_URL ?? '',
    from: () => senderOf(env),
    languageOf: (address) => readMailLanguage(db, address),
  })
  const local =
    given.billing === 'local' ? openLocalPayments({ env: given, db, log, now }, async () => 503, 0) : null
  const provider = openPayments(given, local)
  const payments = env.billing ? provider : null
  const runs = createReplyRuns({ db, log, notifier })
  return {
    ctx: { db, env, notifier, mailer, jobs, log, now, operatorId: null },
    beforeDeleted: collectBeforeDeleted({ db, env, notifier, payments }, { runs }),
    files: openFiles({ db, env, log }),
    async close() {
      site.close()
      await local?.close()
      await jobs.close(0)
      mailer.close()
      await notifier.close()
      await close()
    },
  }
}
