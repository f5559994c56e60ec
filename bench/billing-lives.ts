import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/platform/database/database.ts'
import { startEmbeddedPostgres } from '../server/platform/database/embedded.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { type Simulation, simulateLives } from '../server/testing/billing-lives/simulate-lives.ts'
import { printTable } from './support/table.ts'

const usual = { customers: 200, days: 1_096 }
const daysBetweenActions = 30
const linesMax = 20

/**
 * Lets 200 customers live for three years by the test clock of the local payment provider, and compares ledger,
 * subscriptions and provider. `--customers=N`, `--days=N` and `--seed=N` change the run.
 */
export async function benchBillingLives(): Promise<void> {
  const customers = option('customers') ?? usual.customers
  const days = option('days') ?? usual.days
  const seed = option('seed') ?? Math.floor(Math.random() * 2 ** 31)
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-lives-'))
  chmodSync(dataDir, 0o755)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir, settings })
  const { pool, close } = openDatabase({ ...postgres.connection, max: 1 }, () => {})
  await migrateDatabase(pool)
  await close()
  const startedAt = performance.now()
  const database = postgres.connection
  const made = await simulateLives({ customers, days, seed, daysBetweenActions, database })
  print(made, { customers, seconds: (performance.now() - startedAt) / 1_000, seed })
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  if (made.disagreements.length > 0) process.exitCode = 1
}

function print(made: Simulation, run: { customers: number; seconds: number; seed: number }): void {
  const actions = [...made.actions].sort((a, b) => b[1] - a[1])
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
  printTable(
    `${run.customers} customers over ${made.days} days, seed ${run.seed}`,
    ['what', 'count'],
    [
      ...actions.map(([name, count]) => [name, count]),
      ['was refused', made.refused],
      ['invoices', made.invoices],
      ['paid', dollars(made.paidCents)],
      ['refunded', dollars(made.refundedCents)],
      ['webhooks', made.webhooks],
      ['deliveries of them (none, one or five each, shuffled)', made.delivered],
      ['plans that the last nightly comparison repaired', made.repaired],
      ['disagreements', made.disagreements.length],
      ['seconds', Math.round(run.seconds)],
    ],
  )
  for (const line of made.disagreements.slice(0, linesMax)) console.log(line)
}

function option(name: string): number | null {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given ? Number(given.split('=')[1]) : null
}
