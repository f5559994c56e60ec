import {
  type FailedJobsInput,
  type FailedJobsPage,
  failedJobsPerPage,
  type JobsDone,
  type ListedJob,
} from '../../../contract/operating/failed-jobs.ts'
import { isMessage, type Message } from '../../../texts/message.ts'
import type { Doors } from '../../platform/context.ts'
import { listFailedJobs } from '../../platform/jobs/failed-jobs.ts'
import { writeText } from '../../platform/mail/mail-texts.ts'
import type { OperatorContext } from './operator-context.ts'
import { recordAudit } from './record-audit.ts'

const subjectCharactersMax = 120

/** Lists the jobs that were given up, without what they worked on. */
export async function listFailed(
  { db, jobs }: Pick<Doors, 'db' | 'jobs'>,
  page: number,
): Promise<FailedJobsPage> {
  await jobs.start()
  const limit = failedJobsPerPage
  const found = await listFailedJobs(db, { limit, offset: (page - 1) * limit })
  return {
    total: found.total,
    page,
    jobs: found.jobs.map(({ sealed, failedAt, ...job }) => ({
      ...job,
      failedAt: failedAt.toISOString(),
      mail: mailOf(jobs.unseal(job.queue, sealed)),
    })),
  }
}

/** Tries failed jobs again or discards them. One that another operator has taken meanwhile is skipped. */
export async function actOnFailed(ctx: OperatorContext, { act, ids }: FailedJobsInput): Promise<JobsDone> {
  await ctx.jobs.start()
  const done = await ctx.db.transaction(async (tx) => {
    const queues: string[] = []
    for (const id of ids) {
      const queue = act === 'retry-job' ? await ctx.jobs.retry(id, tx) : await ctx.jobs.discard(id, tx)
      if (queue !== null) queues.push(queue)
    }
    for (const queue of new Set(queues)) {
      const count = queues.filter((each) => each === queue).length
      await recordAudit(tx, { operatorId: ctx.operatorId, act, detail: `${queue}: ${count}` })
    }
    return queues.length
  })
  return { done }
}

/** The purpose and the masked address of a mail. The job is data of an older server too, so nothing is taken for granted. */
function mailOf(data: unknown): ListedJob['mail'] {
  const mail = (data as { mail?: { to?: unknown; subject?: unknown } } | null)?.mail
  const subject = subjectOf(mail?.subject)
  if (typeof mail?.to !== 'string' || subject === null) return null
  return { to: masked(mail.to), subject: subject.slice(0, subjectCharactersMax) }
}

function subjectOf(subject: unknown): string | null {
  if (typeof subject === 'string') return subject
  try {
    return isMessage(subject) ? writeText(subject as Message, 'en') : null
  } catch {
    return null
  }
}

/** Returns the first letter and the domain of an address. */
function masked(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}…${address.slice(at)}`
}
