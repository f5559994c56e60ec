import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Doors } from '../../../platform/context.ts'
import { GiveUp } from '../../../platform/jobs/give-up.ts'
import type { JobRun } from '../../../platform/jobs/jobs.ts'
import { isRefusedAddress } from '../../../platform/look-ups/public-fetch.ts'
import { keyedHash } from '../../../platform/secrets.ts'
import { bulkJobs } from '../tables.ts'
import { asBulkJob } from './bulk-job.ts'
import { webhookQueue } from './bulk-queues.ts'

const timeoutMs = 15_000
const gone = 410

/** Registers the queue of webhooks; once per server, before the queues start. */
export function handleBulkWebhooks(doors: Doors): void {
  doors.jobs.handle<{ jobId: string }>(webhookQueue, ({ jobId }, run) => sendWebhook(doors, jobId, run))
}

/** The secret that signs the webhooks of a key's jobs. It follows from SECRET, so nothing is stored. */
export function webhookSecretOf({ env }: Pick<Doors, 'env'>, keyId: string): string {
  const hash = keyedHash(env.SECRET, 'webhook', keyId)
  return `whsec_${Buffer.from(hash, 'base64url').toString('base64')}`
}

/** Tells the program's address that its job has ended, with a signature as Standard Webhooks defines it. */
async function sendWebhook(doors: Doors, jobId: string, run: JobRun): Promise<void> {
  const [job] = await doors.db.select().from(bulkJobs).where(eq(bulkJobs.id, jobId))
  if (!job?.webhook || !job.keyId || job.webhookState !== 'waiting') return
  const note = (webhookState: 'delivered' | 'failed') =>
    doors.db
      .update(bulkJobs)
      .set({ webhookState })
      .where(and(eq(bulkJobs.id, job.id), eq(bulkJobs.userId, job.userId)))
  const id = `bulk_${job.id}`
  const timestamp = Math.floor(doors.now().getTime() / 1_000)
  const body = JSON.stringify({
    type: 'bulk.ended',
    timestamp: new Date(timestamp * 1_000).toISOString(),
    data: asBulkJob(job),
  })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Longhand-Webhook/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(webhookSecretOf(doors, job.keyId), `${id}.${timestamp}.${body}`),
  }
  try {
    await post(doors, job.webhook, { headers, body })
  } catch (error) {
    if (run.isLastAttempt || error instanceof GiveUp) await note('failed')
    throw error
  }
  await note('delivered')
}

async function post(
  { fetchPublic }: Doors,
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetchPublic(address, { method: 'POST', headers, body, signal }).catch(
    (error: unknown) => {
      if (isRefusedAddress(error)) throw new GiveUp('the address of a webhook is not public')
      throw error
    },
  )
  await answer.body?.cancel()
  if (answer.status === gone) throw new GiveUp('the address of a webhook wants no more')
  if (!answer.ok) throw new Error('The webhook was not accepted.')
}

function signatureOf(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
