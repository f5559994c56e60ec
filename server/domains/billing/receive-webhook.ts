import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { QueueRules } from '../../platform/jobs/jobs.ts'
import { findUserOfCustomer } from './find-subscription.ts'
import { requirePayments } from './require-payments.ts'
import { syncSubscription } from './sync-subscription.ts'
import { billingEvents } from './tables.ts'

const eventQueue: QueueRules = {
  name: 'billing-event',
  workers: 2,
  retries: 8,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 3_600,
  timeoutSeconds: 60,
}
const keptDays = 60

type EventTask = { eventId: string; customerId: string }

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
  const customerId = customerOf(event)
  await doors.db.transaction(async (tx) => {
    const state = customerId ? ('waiting' as const) : ('done' as const)
    const made = await tx
      .insert(billingEvents)
      .values({ id: event.id, type: event.type, stripeCustomerId: customerId, state })
      .onConflictDoNothing()
      .returning({ id: billingEvents.id })
    if (made.length === 0 || !customerId) return
    await doors.jobs.add(eventQueue.name, { eventId: event.id, customerId } satisfies EventTask, { tx })
  })
}

/** An event says only whose state changed; the state itself is read from the provider. */
async function workOnEvent(doors: Doors, { eventId, customerId }: EventTask): Promise<void> {
  const userId = await findUserOfCustomer(doors.db, customerId)
  if (userId) await syncSubscription(doors, userId)
  await setState(doors, eventId, 'done')
}

async function setState({ db }: Doors, eventId: string, state: 'done' | 'failed'): Promise<void> {
  await db.update(billingEvents).set({ state }).where(eq(billingEvents.id, eventId))
}

function customerOf({ data: { object } }: Stripe.Event): string | null {
  const { object: kind, id, customer } = object as { object?: unknown; id?: unknown; customer?: unknown }
  if (kind === 'customer') return typeof id === 'string' ? id : null
  if (typeof customer === 'string') return customer
  const inner = (customer as { id?: unknown } | null | undefined)?.id
  return typeof inner === 'string' ? inner : null
}

/** Deletes old events. Failed ones stay until an operator has seen them. */
export async function sweepBillingEvents({ db }: Pick<Doors, 'db'>): Promise<void> {
  const { receivedAt, state } = billingEvents
  await db
    .delete(billingEvents)
    .where(and(ne(state, 'failed'), lt(receivedAt, sql`now() - make_interval(days => ${keptDays})`)))
}
