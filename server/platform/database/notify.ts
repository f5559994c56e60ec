import { Client, type ClientConfig, type Pool } from 'pg'

/** Messages between servers that share the database. Small: PostgreSQL carries at most 8,000 bytes. */
export type Notice = { topic: string; [field: string]: unknown }
export type Notifier = {
  publish: (notice: Notice) => Promise<void>
  subscribe: (topic: string, listener: (notice: Notice) => void) => () => void
  close: () => Promise<void>
}

const channel = 'longhand'
const reconnectMs = 1_000

export function openNotifier(config: ClientConfig, pool: Pool): Notifier {
  const listeners = new Map<string, Set<(notice: Notice) => void>>()
  let closed = false
  let client: Client | null = null

  async function connect(): Promise<void> {
    if (closed) return
    const next = new Client(config)
    next.on('error', () => next.end().catch(() => {}))
    next.on('end', () => retry(next))
    next.on('notification', (message) => deliver(message.payload))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      client = next
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
    async publish(notice) {
      await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(notice)])
    },
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => void set.delete(listener)
    },
    async close() {
      closed = true
      await ready
      await client?.end().catch(() => {})
    },
  }
}
