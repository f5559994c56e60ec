import { z } from 'zod'

export const failedJobsPerPage = 50

export const failedJobsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

export const failedJobsInput = z.strictObject({
  act: z.enum(['retry-job', 'discard-job']),
  ids: z.array(z.uuid()).min(1).max(failedJobsPerPage),
})
export type FailedJobsInput = z.output<typeof failedJobsInput>
export type JobAct = FailedJobsInput['act']

/** A job that was given up. Nothing of what it worked on is shown, except the purpose of a mail. */
export type ListedJob = {
  id: string
  queue: string
  /** ISO. */
  failedAt: string
  attempts: number
  reason: string | null
  /** The subject and the masked address; null for other jobs and for one that cannot be opened. */
  mail: { subject: string; to: string } | null
}
export type FailedJobsPage = { jobs: ListedJob[]; total: number; page: number }

/** Response to an act: how many jobs it found. */
export type JobsDone = { done: number }
