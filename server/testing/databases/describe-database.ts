import type { ClientBase } from 'pg'

const ofProgram = `n.nspname in ('public', 'drizzle', 'pgboss')`

/** Returns the number of rows of each table, a digest of them and the state of each sequence. */
export async function rowsOfDatabase(client: ClientBase): Promise<Record<string, string>> {
  const found = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${ofProgram} and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'queue_stats'`,
  )
  const state: Record<string, string> = {}
  for (const { name } of found.rows) {
    const { rows } = await client.query(
      `select count(*)::text || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as state
       from ${name} t`,
    )
    state[name] = rows[0].state
  }
  const { rows } = await client.query<{ name: string; state: string }>(
    `select schemaname || '.' || sequencename as name, coalesce(last_value::text, 'unused') as state from pg_sequences`,
  )
  return { ...state, ...Object.fromEntries(rows.map(({ name, state: value }) => [name, value])) }
}

/** Lists columns, constraints, indexes, triggers and functions. */
export async function shapeOfDatabase(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `with tables as (
       select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where ${ofProgram} and c.relkind in ('r', 'p') and c.relname not like 'queue\\_stats%')
     select format('column %s.%s %s %s %s', t.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
         pg_get_expr(d.adbin, d.adrelid)) as line
       from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     union all select format('constraint %s %s %s', t.relname, k.conname, pg_get_constraintdef(k.oid))
       from tables t join pg_constraint k on k.conrelid = t.oid
     union all select 'index ' || pg_get_indexdef(i.indexrelid) from tables t join pg_index i on i.indrelid = t.oid
     union all select format('trigger %s %s', g.tgenabled, pg_get_triggerdef(g.oid))
       from tables t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
     union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where ${ofProgram} and p.prokind = 'f'
     order by 1`,
  )
  return rows.map(({ line }) => line)
}
