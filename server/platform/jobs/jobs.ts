import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Transaction } from '../database/database.ts'
import type { Notifier } from '../database/notify.ts'
import { createQuietWarning, type Log } from '../log.ts'
import { openVault } from '../secrets.ts'
import { countJob } from '../telemetry/metrics.ts'
import { nameWork } from '../watchdog.ts'
import { deadQueue, takeFailedJob } from './failed-jobs.ts'
import { GiveUp, Postponed, reasonOf } from './give-up.ts'

export type QueueRules = {
  name: string
  /** Jobs of this queue that one server runs at the same time. */
  workers: number
  retries: number
  /** The wait before the first retry; it doubles up to `retryDelaySecondsMax`. */
  retryDelaySeconds: number
  retryDelaySecondsMax: number
  /** A job that takes longer is aborted and tried again. */
  timeoutSeconds: number
  /** Schedule of a recurring job, which one of all servers runs: cron with five fields, in UTC. */
  cron?: string
}

export type JobRun = { id: string; attempt: number; isLastAttempt: boolean; signal: AbortSignal }
type AddOptions = {
  /** The job exists only when the transaction commits. */
  tx?: Transaction | undefined
  /** The subject of the job (a user's id or an address). Stored as a digest, so that `forget` can find it. */
  about?: string | undefined
}

/** Work that outlives the request and the server: stored sealed in PostgreSQL and run by one of all servers. */
export type Jobs = {
  /**
   * Registers the handler of a queue; call it before `start`. A GiveUp ends a job at once; any other error leads to a
   * retry.
   */
  handle: <Data>(rules: QueueRules, work: (data: Data, run: JobRun) => Promise<void>) => void
  add: (queue: string, data: object, options?: AddOptions) => Promise<void>
  /** Deletes the waiting and the failed jobs about this subject. */
  forget: (about: string, tx?: Transaction) => Promise<void>
  /** Opens what a failed job was given; null if it cannot be opened. */
  unseal: (queue: string, sealed: string) => unknown
  /** Queues a failed job again. Returns its queue, or null if the job is gone. */
  retry: (failedId: string, tx: Transaction) => Promise<string | null>
  /** Deletes a failed job. Returns its queue, or null if the job is gone. */
  discard: (failedId: string, tx: Transaction) => Promise<string | null>
  start: () => Promise<void>
  /** Whether the queues are open, so that jobs run. */
  isWorking: () => boolean
  /** Waits up to `patienceMs` for running jobs; the rest run after the next start. */
  close: (patienceMs?: number) => Promise<void>
}

export type JobsParts = {
  db: Database
  notifier: Notifier
  secret: string
  log: Log
  /** Interval of the check for jobs whose retry is due. New jobs are announced by the database. */
  pollSeconds?: number
  /** Interval of the check for jobs of dead servers. */
  watchSeconds?: number
  /** False in a command that adds jobs for the servers and runs none itself. */
  works?: boolean
}

type Work = (data: never, run: JobRun) => Promise<void>
type StoredJob = { sealed: string; about?: string }

const deadDays = 7
/** A server without a heartbeat for this long is dead, and another server takes its jobs. */
const heartbeatSeconds = 15
/** Interval at which scheduled jobs are dispatched; the schedule itself is checked every 30 s. */
const cronSeconds = 15

export function openJobs({
  db,
  notifier,
  secret,
  log,
  pollSeconds = 15,
  watchSeconds = 20,
  works = true,
}: JobsParts): Jobs {
  const vault = openVault(secret, 'jobs')
  const digest = (about: string) =>
    createHmac('sha256', secret).update(`jobs about ${about}`).digest('base64url')
  const sealedFor = (queue: string, data: object): StoredJob => ({
    sealed: vault.seal(JSON.stringify(data), queue),
  })
  const queues = new Map<string, { rules: QueueRules; work: Work }>()
  let started: Promise<PgBoss> | null = null
  let closed = false
  let isOpen = false
  let wake: (queue: string) => void = () => {}

  /** Gives the library the existing connections, so that it opens no pool and no listener of its own. */
  async function listen(channel: string, onNotification: (queue: string) => void, onReconnect: () => void) {
    wake = onNotification
    const end = await notifier.listen(channel, onNotification, onReconnect)
    return { close: async () => end() }
  }

  async function open(): Promise<PgBoss> {
    // Imported while the rest of the server starts.
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      db: { executeSql: (text, values) => db.$client.query(text, values), listen },
      schedule: works && [...queues.values()].some(({ rules }) => rules.cron),
      cronWorkerIntervalSeconds: cronSeconds,
      supervise: works,
      useListenNotify: true,
      superviseIntervalSeconds: watchSeconds,
      monitorIntervalSeconds: watchSeconds,
    })
    boss.on('error', createQuietWarning(log, 'jobs'))
    await boss.start()
    await boss.createQueue(deadQueue, { retentionSeconds: deadDays * 86_400 })
    for (const { rules, work } of queues.values()) {
      const stored = queueOptions(rules)
      await boss.createQueue(rules.name, stored)
      await boss.updateQueue(rules.name, stored)
      if (!works) continue
      if (rules.cron) await boss.schedule(rules.name, rules.cron, sealedFor(rules.name, {}))
      const options = {
        includeMetadata: true as const,
        perJobResults: true as const,
        localConcurrency: rules.workers,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      }
      await boss.work(rules.name, options, async (jobs: JobWithMetadata<StoredJob>[]) =>
        Promise.all(jobs.map((job) => run(job, rules.name, work))),
      )
    }
    return boss
  }

  async function run(job: JobWithMetadata<StoredJob>, queue: string, work: Work): Promise<JobResult> {
    const { id, retryCount, retryLimit, data, signal } = job
    const run = { id, attempt: retryCount + 1, isLastAttempt: retryCount >= retryLimit, signal }
    try {
      await nameWork(`job ${queue}`, () => work(JSON.parse(vault.open(data.sealed, queue)) as never, run))
      countJob(queue, 'done')
      return { id, status: 'completed' }
    } catch (error) {
      const reason = reasonOf(error)
      const isPostponed = error instanceof Postponed
      const gaveUp = (error instanceof GiveUp && !isPostponed) || run.isLastAttempt
      countJob(queue, gaveUp ? 'given up' : 'retried')
      const facts = { queue, job: id, attempt: run.attempt, ...reason }
      if (gaveUp) log.error(facts, 'job given up')
      else if (isPostponed) log.info(facts, 'job postponed')
      else log.warn(facts, 'job failed, will retry')
      return { id, status: gaveUp ? 'deadletter' : 'failed', output: reason }
    } finally {
      // A notice wakes a worker for one job only; without this, the next of many jobs would wait for the poll.
      wake(queue)
    }
  }

  const start = () => {
    started ??= open().then(
      (boss) => {
        isOpen = true
        return boss
      },
      (error) => {
        started = null
        throw error
      },
    )
    return started
  }

  return {
    handle: (rules, work) => void queues.set(rules.name, { rules, work }),
    async add(queue, data, { tx, about } = {}) {
      const boss = await start()
      const stored = sealedFor(queue, data)
      if (about) stored.about = digest(about)
      const { fromDrizzle } = await import('pg-boss')
      await boss.send(queue, stored, tx ? { db: fromDrizzle(tx, sql) } : {})
    },
    async forget(about, tx) {
      await start()
      await (tx ?? db).execute(
        sql`delete from pgboss.job where data ->> 'about' = ${digest(about)} and state <> 'active'`,
      )
    },
    unseal(queue, sealed) {
      try {
        return JSON.parse(vault.open(sealed, queue))
      } catch {
        // It was sealed with another secret.
        return null
      }
    },
    async retry(failedId, tx) {
      const boss = await start()
      const failed = await takeFailedJob(tx, failedId)
      if (!failed) return null
      const { fromDrizzle } = await import('pg-boss')
      await boss.send(failed.queue, failed.data, { db: fromDrizzle(tx, sql) })
      return failed.queue
    },
    async discard(failedId, tx) {
      await start()
      return (await takeFailedJob(tx, failedId))?.queue ?? null
    },
    async start() {
      if (!closed) await start()
    },
    isWorking: () => isOpen && !closed,
    async close(patienceMs = 5_000) {
      closed = true
      const boss = await started?.catch(() => null)
      await boss?.stop({ graceful: true, timeout: patienceMs })
    },
  }
}

function queueOptions(rules: QueueRules) {
  return {
    retryLimit: rules.retries,
    retryDelay: rules.retryDelaySeconds,
    retryBackoff: rules.retryDelaySeconds > 0,
    ...(rules.retryDelaySeconds > 0 ? { retryDelayMax: rules.retryDelaySecondsMax } : {}),
    expireInSeconds: rules.timeoutSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: 3_600,
    deadLetter: deadQueue,
    notify: true,
  }
}
