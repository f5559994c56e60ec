import type { Client } from 'pg'

/** What must be true of a database after any fault. Each statement returns what breaks it. */
const invariants: Record<string, string> = {
  'words that differ from their ledger': `select user_id from user_credits c where remaining_words <>
    (select coalesce(sum(words), 0) from credit_entries e where e.user_id = c.user_id)`,
  'tokens of a day that differ from their ledger': `select user_id from token_days d where used <>
    (select coalesce(sum(tokens), 0) from token_entries e where e.user_id = d.user_id and e.day = d.day)`,
  'runs whose entries differ from their outcome': `select r.id from credit_runs r
    left join credit_entries e on e.run_id = r.id group by r.id
    having coalesce(sum(e.words), 0) <> -coalesce(r.settled_words, 0)`,
  'words that are still reserved': `select id from credit_runs where state = 'reserved'`,
  'tokens that are still reserved': 'select run_id from token_reservations',
  'words that were granted twice': `select user_id from credit_entries where cause in ('purchase', 'upgrade', 'free')
    group by user_id, cause having count(*) > 1`,
  'texts that were charged twice': `select user_id from credit_runs where settled_words > 0
    group by user_id, split_part(idempotency_key, '/', 1) having count(*) > 1`,
  'replies that never ended': `select id from chat_messages where status = 'streaming'`,
  'messages without their chat': `select m.id from chat_messages m
    left join chats c on c.id = m.chat_id and c.user_id = m.user_id where c.id is null`,
  'messages whose parent is missing': `select m.id from chat_messages m
    left join chat_messages p on p.id = m.parent_id and p.chat_id = m.chat_id
    where m.parent_id is not null and p.id is null`,
  'messages older than their parent': `select m.id from chat_messages m join chat_messages p on p.id = m.parent_id
    where m.created_at < p.created_at`,
  'questions without a reply': `select q.id from chat_messages q where q.sender = 'user'
    and not exists (select from chat_messages r where r.parent_id = q.id and r.sender = 'assistant')`,
  'replies out of order': `select id from chat_messages where sender = 'assistant' and text like 'word0 %'
    and exists (select from regexp_split_to_table(trim(text), '\\s+') with ordinality as said (word, n)
      where word <> 'word' || (n - 1))`,
  'chats that show a message that is not there': `select c.id from chats c left join chat_messages m on m.id = c.leaf_id
    where c.leaf_id is not null and m.id is null`,
  'essays without their chat': `select e.id from essays e left join chats c on c.id = e.chat_id
    and c.user_id = e.user_id where c.id is null`,
  'updates without their essay': `select u.essay_id from essay_updates u left join essays e on e.id = u.essay_id
    where e.id is null`,
  'jobs that were given up': `select id from pgboss.job where name = 'dead' and state in ('created', 'retry')`,
}

export type Breach = { what: string; count: number }

/** Returns what is wrong in the database, read from the database alone. */
export async function findBreaches(client: Client): Promise<Breach[]> {
  const found: Breach[] = []
  for (const [what, statement] of Object.entries(invariants)) {
    const { rowCount } = await client.query(statement)
    found.push({ what, count: rowCount ?? 0 })
  }
  return found
}

/** Work that ends by itself within some minutes: what killed servers had reserved, and what was being written. */
export async function countUnfinished(client: Client): Promise<number> {
  const { rowCount } = await client.query(`select from credit_runs where state = 'reserved'
    union all select from token_reservations
    union all select from chat_messages where status = 'streaming'`)
  return rowCount ?? 0
}
