import { createHmac } from 'node:crypto'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import { localPaymentDeliveries, localPaymentObjects } from './tables.ts'

/** Sends one webhook and returns the status of the reply. */
export type SendWebhook = (body: string, signature: string) => Promise<number>

type DeliverDoors = Pick<Doors, 'db' | 'now' | 'log'>

/** Seconds before each further attempt. After the last one the webhook is dropped and logged. */
const retrySeconds = [2, 10, 60, 300, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400]
const batch = 20

/** Signs a body as the provider does: time and body, so that an old one cannot be sent again. */
export function signWebhook(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** Sends every webhook that is due. Two servers of one database do not send the same one at the same time. */
export async function deliverDue(doors: DeliverDoors, secret: string, send: SendWebhook): Promise<void> {
  for (let sent = batch; sent === batch; ) sent = await deliverBatch(doors, secret, send)
}

async function deliverBatch(
  { db, now, log }: DeliverDoors,
  secret: string,
  send: SendWebhook,
): Promise<number> {
  const due = await db
    .select({
      eventId: localPaymentDeliveries.eventId,
      attempts: localPaymentDeliveries.attempts,
      event: localPaymentObjects.data,
    })
    .from(localPaymentDeliveries)
    .innerJoin(localPaymentObjects, eq(localPaymentObjects.id, localPaymentDeliveries.eventId))
    .where(lte(localPaymentDeliveries.nextAttemptAt, now()))
    .orderBy(asc(localPaymentObjects.seq))
    .limit(batch)
  let taken = 0
  for (const { eventId, attempts, event } of due) {
    if (!(await claim({ db, now }, eventId, attempts))) continue
    taken++
    const body = JSON.stringify(event)
    const status = await send(body, signWebhook(body, secret, Math.floor(now().getTime() / 1_000))).catch(
      () => 0,
    )
    if (status >= 200 && status < 300)
      await db.delete(localPaymentDeliveries).where(eq(localPaymentDeliveries.eventId, eventId))
    else if (attempts + 1 >= retrySeconds.length) {
      log.error({ event: eventId, status }, 'local payments: webhook given up')
      await db.delete(localPaymentDeliveries).where(eq(localPaymentDeliveries.eventId, eventId))
    }
  }
  return taken
}

/** Plans the next attempt before this one, so that a server that dies loses nothing. */
async function claim(
  { db, now }: Pick<Doors, 'db' | 'now'>,
  eventId: string,
  attempts: number,
): Promise<boolean> {
  const wait = retrySeconds[attempts] ?? retrySeconds.at(-1)!
  const claimed = await db
    .update(localPaymentDeliveries)
    .set({ attempts: sql`${attempts + 1}::int`, nextAttemptAt: new Date(now().getTime() + wait * 1_000) })
    .where(and(eq(localPaymentDeliveries.eventId, eventId), eq(localPaymentDeliveries.attempts, attempts)))
    .returning({ eventId: localPaymentDeliveries.eventId })
  return claimed.length > 0
}
