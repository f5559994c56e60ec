import { newId, type Store, type Thing, withoutOwnFields } from './store.ts'
import { localPaymentDeliveries } from './tables.ts'

/** The API version of the SDK that is installed; events carry it. */
const apiVersion = '2026-10-28.endive'

/** Stores an event about an object as it is now, and queues its webhook in the same transaction. */
export async function emit(store: Store, type: string, thing: Thing): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: store.realSeconds(),
    type,
    data: { object: withoutOwnFields(thing) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  }
  await store.save(event)
  await store.tx
    .insert(localPaymentDeliveries)
    .values({ eventId: event.id, nextAttemptAt: new Date(event.created * 1_000) })
}
