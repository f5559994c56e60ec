import type { Database } from './database.ts'

type Preparable<Prepared> = { prepare: (name: string) => Prepared }

/**
 * A statement that is on the way of every request: built and planned once for each database, under a name of its own.
 */
export function preparedOnce<Prepared>(
  name: string,
  build: (db: Database) => Preparable<Prepared>,
): (db: Database) => Prepared {
  const statements = new WeakMap<Database, Prepared>()
  return (db) => {
    const known = statements.get(db)
    if (known) return known
    const made = build(db).prepare(name)
    statements.set(db, made)
    return made
  }
}
