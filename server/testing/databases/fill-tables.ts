import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'

type Column = { name: string; type: string; labels: string[]; isSerial: boolean }
type Key = { columns: string[]; parent: string; parentColumns: string[] }
type Table = { name: string; columns: Column[]; keys: Key[] }
type Row = Record<string, unknown>

const rowsOfTable = 3

/** What the checks of some tables accept. */
const given: Record<string, Row> = {
  'pgboss.schedule': { kind: 'cron' },
  'pgboss.queue': { policy: 'standard', table_name: 'job_common', partition: false, dead_letter: null },
  'public.user_subscriptions': { subscription_tier: 'pro', subscription_status: 'active' },
  'public.user_credits': { tier: 'pro' },
  'public.credit_runs': { reserved_words: 5, settled_words: null, state: 'reserved' },
  'public.credit_entries': { kind: 'reserve' },
  'public.chat_messages': { sender: 'assistant', rating: 1 },
  // A key is that of a file in a store.
  'public.chat_files': { file_key: null },
  'public.account_export_chunks': { file_key: null },
  'public.bulk_jobs': { total: 9 },
  'public.essay_comments': { parent_id: null },
}

/** Texts that a format of lines and separators could break. */
const texts = [
  'tab\there',
  'new\nline',
  '\\.',
  'back\\slash \\N',
  'é 漢字 😀',
  '',
  'quote \' and "',
  ' \r\n ',
]

/** Fills every table of the program with rows of odd values, and names the tables. */
export async function fillTables(client: ClientBase): Promise<string[]> {
  const tables = await readTables(client)
  let waiting = tables
  while (waiting.length > 0) {
    const reasons = new Map<Table, string>()
    for (const table of waiting) {
      const reason = await fill(client, table)
      if (reason) reasons.set(table, reason)
    }
    // Another round only while each fills some tables, the parents of others.
    if (reasons.size === waiting.length)
      throw new Error(
        [...reasons].map(([{ name }, reason]) => `${name} cannot be filled: ${reason}`).join('\n'),
      )
    waiting = [...reasons.keys()]
  }
  return tables.map(({ name }) => name)
}

async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isSerial', coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval%', false),
          'labels', array(select e.enumlabel from pg_enum e where e.enumtypid = a.atttypid order by e.enumsortorder))
          order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(json_build_object('parent', k.confrelid::regclass::text,
          'columns', array(select a.attname from unnest(k.conkey) with ordinality u(num, at)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by u.at),
          'parentColumns', array(select a.attname from unnest(k.confkey) with ordinality u(num, at)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by u.at)))
        from pg_constraint k where k.contype = 'f' and k.confrelid <> c.oid and (k.conrelid = c.oid
          or k.conrelid in (select i.inhrelid from pg_inherits i where i.inhparent = c.oid))), '[]') as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('version', 'queue_stats') order by 1`)
  return rows
}

/** Returns why a table has no row yet: its parents may have none. A table that holds one row only is full then. */
async function fill(client: ClientBase, table: Table): Promise<string | null> {
  for (let at = 0; at < rowsOfTable; at++) {
    try {
      await insert(client, table, at)
    } catch (error) {
      const { rows } = await client.query(`select count(*)::int as count from ${table.name}`)
      return rows[0].count > 0 ? null : String(error)
    }
  }
  return null
}

async function insert(client: ClientBase, { name, columns, keys }: Table, at: number): Promise<void> {
  const row: Row = {}
  // A key of several columns names the owner too, which a key of one column then must not change.
  const widest = keys.toSorted((one, other) => other.columns.length - one.columns.length)
  for (const { columns: own, parent, parentColumns } of widest) {
    const { rows } = await client.query<Row>(
      `select ${parentColumns.map((each) => `"${each}"`).join(', ')} from ${parent} order by 1 limit 1 offset ${at}`,
    )
    for (const [i, column] of own.entries()) row[column] ??= rows[0]?.[parentColumns[i]!]
  }
  const filled = columns.filter(({ isSerial }) => !isSerial)
  const values = filled.map((column) => {
    const fixed = given[name]?.[column.name]
    if (fixed !== undefined) return fixed
    if (column.name === 'email') return `user${at}@example.org`
    return column.name in row ? row[column.name] : madeValue(column, at)
  })
  const names = filled.map((column) => `"${column.name}"`)
  const places = filled.map((_, i) => `$${i + 1}`)
  await client.query(`insert into ${name} (${names.join(', ')}) values (${places.join(', ')})`, values)
}

function madeValue({ type, labels, name }: Column, at: number): unknown {
  if (labels.length > 0) return labels[at % labels.length]
  if (type.endsWith('[]')) return /int/.test(type) ? [at, -1] : texts.slice(0, 3)
  if (/^(integer|bigint|smallint)/.test(type)) return at + 1
  if (/^(double|real|numeric)/.test(type)) return 0.1 + at
  if (type === 'boolean') return at % 2 === 0
  if (/^timestamp/.test(type)) return new Date(Date.UTC(2026, 0, 1 + at, 12, 30, 15, 123))
  if (type === 'date') return `2026-02-0${at + 1}`
  if (type === 'uuid') return randomUUID()
  if (type === 'bytea') return Buffer.from([0, 92, 46, 10, 255, at])
  if (/^jsonb?$/.test(type)) return JSON.stringify({ text: texts, at })
  return `${texts[(at + name.length) % texts.length]}${at}`
}
