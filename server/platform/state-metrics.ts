import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { Database } from './database/database.ts'
import { openStreamsNow } from './http/send-events.ts'
import { registry } from './telemetry/metrics.ts'
import { placesNow } from './throttle/owner-lines.ts'
import { readPoolStates } from './workers/pool/pool-states.ts'

type StateDoors = { db: Database; searchDb: Database }

const registers = [registry]
/** Servers ask for all at once, and the jobs of all servers are the same. */
const jobsKeptMs = 5_000

let areOpen = false

/** Adds what this server does now to its metrics, and the figures of Node such as the delay of the event loop. */
export function openStateMetrics(doors: StateDoors): void {
  // Tests open several servers in one process, which has one set of metrics.
  if (areOpen) return
  areOpen = true
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'longhand_database_connections',
    help: 'Connections to the database by pool; waiting: requests that wait for one.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { $client }] of [
        ['requests', doors.db],
        ['search', doors.searchDb],
      ] as const) {
        this.set({ pool, state: 'open' }, $client.totalCount)
        this.set({ pool, state: 'idle' }, $client.idleCount)
        this.set({ pool, state: 'waiting' }, $client.waitingCount)
      }
    },
  })
  new Gauge({
    name: 'longhand_line_tasks',
    help: 'Tasks that run and tasks that wait for their turn, by line.',
    labelNames: ['line', 'state'] as const,
    registers,
    collect() {
      this.reset()
      for (const { name: line, running, waiting } of readPoolStates()) {
        this.inc({ line, state: 'running' }, running)
        this.inc({ line, state: 'waiting' }, waiting)
      }
      this.set({ line: 'requests', state: 'running' }, placesNow.inside)
      this.set({ line: 'requests', state: 'waiting' }, placesNow.waiting)
    },
  })
  new Gauge({
    name: 'longhand_worker_threads',
    help: 'Threads by pool of workers.',
    labelNames: ['line'] as const,
    registers,
    collect() {
      this.reset()
      for (const { name: line, threads } of readPoolStates()) this.inc({ line }, threads)
    },
  })
  new Gauge({
    name: 'longhand_open_streams',
    help: 'Responses that stay open to send events.',
    registers,
    collect() {
      this.set(openStreamsNow.count)
    },
  })
  openJobMetrics(doors)
}

/** Jobs of all servers, from the database. */
function openJobMetrics({ searchDb }: StateDoors): void {
  let readAt = Number.NEGATIVE_INFINITY
  new Gauge({
    name: 'longhand_jobs',
    help: 'Jobs of all servers by queue and state.',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      if (performance.now() - readAt < jobsKeptMs) return
      readAt = performance.now()
      try {
        const { rows } = await searchDb.$client.query<{ queue: string; state: string; count: number }>(
          `select name as queue, state::text, count(*)::int as count from pgboss.job
           where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
        )
        this.reset()
        for (const { queue, state, count } of rows) this.set({ queue, state }, count)
      } catch {
        // Without the database, the other figures are wanted most; these are left out.
        this.reset()
      }
    },
  })
}
