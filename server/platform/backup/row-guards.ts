import type { ClientBase } from 'pg'

type Guards = { restore: () => Promise<void> }

/**
 * Turns off what would act on each loaded row: triggers, which would count and write again what the backup has already,
 * and foreign keys, which would ask for an order of the tables. `restore` brings both back, and the database then
 * compares all rows. The owner of the tables may do this; no rights of a superuser are needed.
 */
export async function guardRows(client: ClientBase): Promise<Guards> {
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as add
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
     where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'pgboss')`,
  )
  const { rows: tables } = await client.query<{ name: string }>(
    `select distinct g.tgrelid::regclass::text as name
     from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
     where not g.tgisinternal and n.nspname in ('public', 'pgboss')`,
  )
  for (const { drop } of keys) await client.query(drop)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  return {
    async restore() {
      for (const { add } of keys) await client.query(add)
      for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    },
  }
}
