import type { ClientBase } from 'pg'
import { readMigrations } from '../database/migrate.ts'
import type { BackupTable, SequenceState } from './backup-format.ts'

/** Where the program keeps its tables, those of the migrations and those of the jobs. */
const schemas = ['public', 'drizzle', 'pgboss']

/** Statistics of queues in partitions of a day, which the server never writes. */
const unused = new Set(['pgboss.queue_stats'])

const ofExtension = (catalog: string, oid: string) => `exists (
  select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

type Listed = { schema: string; name: string; columns: string[] }

/**
 * Lists the tables of the program with the columns that are stored, and names those of others. A partitioned table is
 * one table.
 */
export async function listTables(client: ClientBase): Promise<{ tables: BackupTable[]; foreign: string[] }> {
  const { rows } = await client.query<Listed>(
    `select n.nspname as schema, c.relname as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not ${ofExtension('pg_class', 'c.oid')}
     order by n.nspname, c.relname`,
    [schemas],
  )
  const known = tablesOfMigrations()
  const isForeign = ({ schema, name }: Listed) => schema === 'public' && !known.has(name)
  return {
    tables: rows.flatMap((row) => {
      const table = `${row.schema}.${row.name}`
      return isForeign(row) || unused.has(table) ? [] : [{ table, columns: row.columns }]
    }),
    foreign: rows.filter(isForeign).map(({ name }) => name),
  }
}

/** Returns the names of all tables that a migration has ever made. */
function tablesOfMigrations(): Set<string> {
  const statements = readMigrations().flatMap(({ sql }) => sql)
  const begun = statements.flatMap((text) => text.split('CREATE TABLE "').slice(1))
  return new Set(begun.map((rest) => rest.slice(0, rest.indexOf('"'))))
}

/** Reads the sequences of these tables. They only grow, so what is read after a snapshot is enough for its rows. */
export async function readSequences(client: ClientBase, tables: BackupTable[]): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState & { owner: string }>(
    `select format('%s.%s', v.schemaname, v.sequencename) as name,
       coalesce(v.last_value, v.start_value)::text as value, v.last_value is not null as "isCalled",
       format('%s.%s', tn.nspname, t.relname) as owner
     from pg_sequences v
     join pg_namespace n on n.nspname = v.schemaname
     join pg_class s on s.relnamespace = n.oid and s.relname = v.sequencename and s.relkind = 'S'
     join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
       and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid
     join pg_namespace tn on tn.oid = t.relnamespace
     where v.schemaname = any($1) order by 1`,
    [schemas],
  )
  const kept = new Set(tables.map(({ table }) => table))
  return rows.flatMap(({ owner, ...sequence }) => (kept.has(owner) ? [sequence] : []))
}

/** Deletes everything of the program in a database, inside a transaction. */
export async function dropTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table if exists %I.%I cascade', n.nspname, c.relname) as statement
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
       and not ${ofExtension('pg_class', 'c.oid')}
     union all
     select format('drop function if exists %s cascade', p.oid::regprocedure)
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.prokind = 'f' and not ${ofExtension('pg_proc', 'p.oid')}`,
  )
  for (const { statement } of rows) await client.query(statement)
  await client.query('drop schema if exists drizzle cascade')
  await client.query('drop schema if exists pgboss cascade')
}
