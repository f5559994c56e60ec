// What the operator's commands about billing share: the database, the payment provider and the queue of mails.
import type { SyncDoors } from '../../server/domains/billing/sync-subscription.ts'
import { openLocalPayments } from '../../server/local/payments/payments.ts'
import { openNotifier } from '../../server/platform/database/notify.ts'
import { openJobs } from '../../server/platform/jobs/jobs.ts'
import { openLog } from '../../server/platform/log.ts'
import { openMailer } from '../../server/platform/mail/mail.ts'
import { senderOf } from '../../server/platform/mail/sender.ts'
import { openPayments } from '../../server/platform/payments/payments.ts'
import { openExistingDatabase } from '../operator/open-existing-database.ts'

/** Opens the database, whether or not a server is running. Mails and webhooks are left to the servers. */
export async function openBillingDoors(): Promise<{ doors: SyncDoors; close: () => Promise<void> }> {
  const { env, config, db, pool, close } = await openExistingDatabase(4)
  const log = openLog({ LOG_LEVEL: 'error' })
  const notifier = openNotifier(config, pool)
  const jobs = openJobs({ db, notifier, secret: env.SECRET, log, works: false })
  const mailer = openMailer({ jobs, url: env.SMTP_URL ?? '', from: () => senderOf(env) })
  const now = () => new Date()
  const local = env.billing === 'local' ? openLocalPayments({ env, db, log, now }, async () => 503, 0) : null
  return {
    doors: { db, env, log, now, mailer, payments: openPayments(env, local) },
    async close() {
      await local?.close()
      await jobs.close(0)
      mailer.close()
      await notifier.close()
      await close()
    },
  }
}
