import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../platform/database/columns.ts'

/** Objects of the local payment provider, in the JSON form of the API, for every server on this database. */
export const localPaymentObjects = pgTable(
  'local_payment_objects',
  {
    id: text('id').primaryKey(),
    /** The order of creation, which lists and paging use. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    customer: text('customer'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('local_payment_objects_kind').on(table.kind, table.seq),
    index('local_payment_objects_customer').on(table.customer, table.kind),
  ],
)

/** Replies of calls with an idempotency key, which a repeated call gets again. */
export const localPaymentReplies = pgTable('local_payment_replies', {
  key: text('key').primaryKey(),
  /** Method, path and parameters: the same key with others is refused. */
  request: text('request').notNull(),
  status: integer('status').notNull(),
  body: jsonb('body').notNull(),
  createdAt: createdAt(),
})

/** Webhooks to deliver. A row stays until the receiver has accepted it, or until the last attempt. */
export const localPaymentDeliveries = pgTable(
  'local_payment_deliveries',
  {
    eventId: text('event_id').primaryKey(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('local_payment_deliveries_due').on(table.nextAttemptAt)],
)
