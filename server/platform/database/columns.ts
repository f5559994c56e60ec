import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()
/** A PostgreSQL `bytea` column. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
