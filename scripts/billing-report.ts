// Prints plans, subscribers, the revenue of a month and the webhooks that were given up: npm run billing:report.
import { summarizeBilling } from '../server/domains/billing/summarize-billing.ts'
import { openDatabase } from '../server/platform/database/database.ts'
import { startEmbeddedPostgres } from '../server/platform/database/embedded.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { readEnv } from '../server/platform/env.ts'

const env = readEnv()
const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: env.DATA_DIR })
const config = embedded ? embedded.connection : { connectionString: env.DATABASE_URL! }
const { db, pool, close } = openDatabase({ ...config, max: 2 }, () => {})
try {
  await migrateDatabase(pool)
  const { plans, monthlyCents, failedWebhooks } = await summarizeBilling(db)
  const lines = [
    ...plans.map(
      ({ name, billing, subscribers, ending, unpaid }) =>
        `${name}, ${billing}: ${subscribers} subscribers, ${ending} ending, ${unpaid} unpaid`,
    ),
    ...(plans.length === 0 ? ['Nobody has a paid plan.'] : []),
    `Revenue of a month: $${(monthlyCents / 100).toFixed(2)}`,
    `Webhooks given up: ${failedWebhooks.length}`,
    ...failedWebhooks.map(({ id, type, receivedAt }) => `  ${receivedAt.toISOString()} ${type} ${id}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await close()
  await embedded?.stop()
}
