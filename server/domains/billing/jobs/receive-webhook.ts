import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { QueueRules } from '../../../platform/jobs/jobs.ts'
import { findUserOfCustomer } from '../find-subscription.ts'
import { adoptCustomer } from '../purchases/adopt-customer.ts'
import { idOf } from '../read-customer.ts'
import { requirePayments } from '../require-payments.ts'
import { syncSubscription } from '../sync-subscription.ts'
import { billingEvents } from '../tables.ts'

const eventQueue: QueueRules = {
  name: 'billing-event',
  workers: 2,
  retries: 8,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 3_600,
  timeoutSeconds: 60,
}
const keptDays = 60
const idLengthMax = 255

/** Whose state changed: a customer, or the one who paid a charge. */
type About = { customerId: string } | { chargeId: string }
type EventTask = { eventId: string } & About

/** Registers the job that works on webhooks; once per server, before its queue starts. */
export function handleBillingEvents(doors: Doors): void {
  doors.jobs.handle<EventTask>(eventQueue, async (task, { isLastAttempt }) => {
    try {
      await workOnEvent(doors, task)
    } catch (error) {
      if (isLastAttempt) await setState(doors, task.eventId, 'failed')
      throw error
    }
  })
}

/**
 * Verifies a webhook, stores its id and queues the work, so that the reply is fast. A second delivery of the same event
 * finds its id and queues nothing.
 */
export async function receiveWebhook(doors: Doors, body: string, signature: string): Promise<void> {
  const payments = requirePayments(doors)
  const event = await payments.readEvent(body, signature).catch(() => {
    throw new AppError('signature_invalid')
  })
  const about = subjectOf(event)
  const customerId = about && 'customerId' in about ? about.customerId : null
  await doors.db.transaction(async (tx) => {
    const state = about ? ('waiting' as const) : ('done' as const)
    const made = await tx
      .insert(billingEvents)
      .values({ id: event.id, type: event.type, stripeCustomerId: customerId, state })
      // An event that was given up is worked on again when an operator sends it again.
      .onConflictDoUpdate({
        target: billingEvents.id,
        set: { state },
        setWhere: eq(billingEvents.state, 'failed'),
      })
      .returning({ id: billingEvents.id })
    if (made.length === 0 || !about) return
    await doors.jobs.add(eventQueue.name, { eventId: event.id, ...about } satisfies EventTask, { tx })
  })
}

/** An event says only whose state changed; the state itself is read from the provider. */
async function workOnEvent(doors: Doors, { eventId, ...about }: EventTask): Promise<void> {
  const customerId = 'customerId' in about ? about.customerId : await payerOf(doors, about.chargeId)
  const known = customerId && (await findUserOfCustomer(doors.db, customerId))
  const userId = known ?? (customerId ? await adoptedBy(doors, customerId) : null)
  if (userId) await syncSubscription(doors, userId)
  await setState(doors, eventId, 'done')
}

async function adoptedBy(doors: Doors, customerId: string): Promise<string | null> {
  const adoption = await adoptCustomer(doors, customerId)
  return adoption && !adoption.isRefunded ? adoption.userId : null
}

async function payerOf(doors: Doors, chargeId: string): Promise<string | null> {
  const stripe = await requirePayments(doors).client()
  return idOf((await stripe.charges.retrieve(chargeId)).customer)
}

async function setState({ db }: Doors, eventId: string, state: 'done' | 'failed'): Promise<void> {
  await db.update(billingEvents).set({ state }).where(eq(billingEvents.id, eventId))
}

function subjectOf({ data: { object } }: Stripe.Event): About | null {
  const { object: kind, id, customer, charge } = object as unknown as Record<string, unknown>
  const customerId = kind === 'customer' ? nameOf(id) : nameOf(customer)
  if (customerId) return { customerId }
  // Refunds and disputes name only the charge.
  const chargeId = nameOf(charge)
  return chargeId ? { chargeId } : null
}

/** Returns the id in a field, which may hold the whole object. */
function nameOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' && id !== '' && id.length <= idLengthMax ? id : null
}

/** Deletes old events. Failed ones stay until an operator has seen them. */
export async function sweepBillingEvents({ db }: Pick<Doors, 'db'>): Promise<void> {
  const { receivedAt, state } = billingEvents
  await db
    .delete(billingEvents)
    .where(and(ne(state, 'failed'), lt(receivedAt, sql`now() - make_interval(days => ${keptDays})`)))
}
