import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()
/** PostgreSQL's bytea. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
