import type { Database } from './database.ts'

type Preparable<Prepared> = { prepare: (name: string) => Prepared }

/** Builds a prepared statement once per database. For statements that run with every request. */
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
