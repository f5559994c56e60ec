import type { QueueRules } from '../../../platform/jobs/jobs.ts'

/** Each run works on a job for a short time and then passes it on, so that many jobs take turns. */
export const bulkQueue: QueueRules = {
  name: 'bulk',
  workers: 2,
  retries: 8,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 300,
  timeoutSeconds: 1_800,
}

/** Tried for about a day. */
export const webhookQueue: QueueRules = {
  name: 'bulk-webhook',
  workers: 4,
  retries: 15,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 10_800,
  timeoutSeconds: 60,
}
