import { sql } from 'drizzle-orm'
import { Client, type ClientConfig, escapeIdentifier, type Pool } from 'pg'
import type { Transaction } from './database.ts'

/** A message between servers that share the database. PostgreSQL limits it to 8,000 bytes. */
type Notice = { topic: string; [field: string]: unknown }
export type Notifier = {
  /** With `tx`, the notice is sent only when the transaction commits. */
  publish: (notice: Notice, tx?: Transaction) => Promise<void>
  subscribe: (topic: string, listener: (notice: Notice) => void) => () => void
  /**
   * Another channel on the same connection, for a library that brings its own. `onReconnect` reports that payloads may
   * have been missed.
   */
  listen: (name: string, onPayload: (payload: string) => void, onReconnect: () => void) => Promise<() => void>
  close: () => Promise<void>
}

const channel = 'longhand'
const reconnectMs = 1_000

export function openNotifier(config: ClientConfig, pool: Pool): Notifier {
  const listeners = new Map<string, Set<(notice: Notice) => void>>()
  const others = new Map<string, { onPayload: (payload: string) => void; onReconnect: () => void }>()
  let closed = false
  let client: Client | null = null

  async function connect(): Promise<void> {
    if (closed) return
    const next = new Client(config)
    next.on('error', () => next.end().catch(() => {}))
    next.on('end', () => retry(next))
    next.on('notification', (message) => {
      if (message.channel === channel) deliver(message.payload)
      else others.get(message.channel)?.onPayload(message.payload ?? '')
    })
    try {
      await next.connect()
      for (const name of [channel, ...others.keys()]) await next.query(`listen ${escapeIdentifier(name)}`)
      client = next
      for (const other of others.values()) other.onReconnect()
    } catch {
      await next.end().catch(() => {})
      if (client === null) retry(next)
    }
  }

  function retry(ended: Client): void {
    if (closed || (client !== null && client !== ended)) return
    client = null
    setTimeout(() => void connect(), reconnectMs).unref()
  }

  function deliver(payload: string | undefined): void {
    if (!payload) return
    const notice = JSON.parse(payload) as Notice
    for (const listener of listeners.get(notice.topic) ?? []) listener(notice)
  }

  const ready = connect()
  return {
    async publish(notice, tx) {
      const payload = JSON.stringify(notice)
      if (tx) await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
      else await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => void set.delete(listener)
    },
    async listen(name, onPayload, onReconnect) {
      others.set(name, { onPayload, onReconnect })
      await ready
      // Without a connection, the next one listens to this channel too.
      await client?.query(`listen ${escapeIdentifier(name)}`)
      return () => void others.delete(name)
    },
    async close() {
      closed = true
      await ready
      await client?.end().catch(() => {})
    },
  }
}
