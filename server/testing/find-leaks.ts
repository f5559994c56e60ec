import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'

/** KnownSecrets values by a name that a failing test may print. */
export type KnownSecrets = Map<string, string>

/** Returns the names of values in `text`: as they are, in an address, in base64 or in hexadecimal. */
export function findLeaks(secrets: KnownSecrets, text: string): string[] {
  return [...secrets]
    .filter(([, secret]) => formsOf(secret).some((form) => text.includes(form)))
    .map(([name]) => name)
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const inJson = JSON.stringify(secret).slice(1, -1)
  return [
    secret,
    inJson,
    encodeURIComponent(secret),
    bytes.toString('hex'),
    // The last character depends on what follows.
    bytes.toString('base64').replace(/=+$/, '').slice(0, -1),
    bytes.toString('base64url').slice(0, -1),
  ]
}

/** Finds known secrets in the database: 'table.column: name', for every column in the schema. */
export async function findLeaksInDatabase(db: Database, secrets: KnownSecrets): Promise<string[]> {
  const { rows: columns } = await db.execute<{ schema: string; table: string; column: string }>(sql`
    select table_schema as "schema", table_name as "table", column_name as "column" from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, ordinal_position`)
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const { rows } = await db.execute<{ value: string | null }>(
      sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(schema)}.${sql.identifier(table)}`,
    )
    const text = rows.map(({ value }) => readable(value ?? '')).join('\n')
    for (const name of findLeaks(secrets, text)) found.push(`${table}.${column}: ${name}`)
  }
  if (columns.length < 50) throw new Error(`Only ${columns.length} columns were searched.`)
  return found
}

/** PostgreSQL prints bytes as \x and hexadecimal digits. */
function readable(value: string): string {
  return value.startsWith('\\x')
    ? `${value}\n${Buffer.from(value.slice(2), 'hex').toString('latin1')}`
    : value
}
