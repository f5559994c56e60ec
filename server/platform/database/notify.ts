import { sql } from 'drizzle-orm'
import { Client, type ClientConfig, escapeIdentifier, type Pool } from 'pg'
import { createRetry } from '../../../contract/connection/retry.ts'
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
  /**
   * True for a while after the database was away. The heartbeats of all servers stopped with it, so a missing one does
   * not mean that its server died.
   */
  hasJustReturned: () => boolean
  close: () => Promise<void>
}

const channel = 'longhand'
const reconnectRule = { firstMs: 500, longestMs: 2_000 }
const connectTimeoutMs = 5_000
/** A connection may be lost without a sign, for example when the database moves to another machine. */
const beatEveryMs = 15_000
const beatTimeoutMs = 10_000
/** The slowest heartbeat of this product comes every five seconds. */
const returningMs = 15_000

export function openNotifier(config: ClientConfig, pool: Pool): Notifier {
  const listeners = new Map<string, Set<(notice: Notice) => void>>()
  const others = new Map<string, { onPayload: (payload: string) => void; onReconnect: () => void }>()
  let closed = false
  let client: Client | null = null
  let isConnecting = false
  let wasConnected = false
  let returnedAt = Number.NEGATIVE_INFINITY
  let pending = Promise.resolve()
  const retry = createRetry(reconnectRule, open)

  function open(): void {
    if (closed || client || isConnecting) return
    isConnecting = true
    pending = connect().finally(() => {
      isConnecting = false
      if (!client && !closed) retry.later()
    })
  }

  /** Opens the one connection that listens. However often its end is reported, one further try is planned. */
  async function connect(): Promise<void> {
    const next = new Client({
      ...config,
      application_name: 'longhand listener',
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: beatTimeoutMs,
    })
    next.on('error', () => next.end().catch(() => {}))
    next.on('end', () => {
      if (client === next) client = null
      if (!closed && !client) retry.later()
    })
    next.on('notification', (message) => {
      if (message.channel === channel) deliver(message.payload)
      else others.get(message.channel)?.onPayload(message.payload ?? '')
    })
    try {
      await next.connect()
      for (const name of [channel, ...others.keys()]) await next.query(`listen ${escapeIdentifier(name)}`)
      client = next
      if (wasConnected) returnedAt = performance.now()
      wasConnected = true
      retry.worked()
      for (const other of others.values()) other.onReconnect()
    } catch {
      await next.end().catch(() => {})
    }
  }

  function beat(): void {
    const beaten = client
    beaten?.query('select 1').catch(() => beaten.end().catch(() => {}))
  }

  function deliver(payload: string | undefined): void {
    if (!payload) return
    const notice = JSON.parse(payload) as Notice
    for (const listener of listeners.get(notice.topic) ?? []) listener(notice)
  }

  open()
  const beats = setInterval(beat, beatEveryMs).unref()
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
      await pending
      // Without a connection, the next one listens to this channel too.
      await client?.query(`listen ${escapeIdentifier(name)}`).catch(() => {})
      return () => void others.delete(name)
    },
    hasJustReturned: () => performance.now() - returnedAt < returningMs,
    async close() {
      closed = true
      clearInterval(beats)
      retry.stop()
      await pending
      await client?.end().catch(() => {})
    },
  }
}
