import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { migrationStateOf } from '../database/migrate.ts'
import type { Env } from '../env.ts'
import type { ObjectStore } from '../files/s3-store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { failingPools } from '../workers/pool/pool-states.ts'

/** What a server needs to serve requests. */
const needed = ['database', 'migrations', 'disk', 'workers'] as const
type ReadinessCheck = (typeof needed)[number]
/** What only some requests need: without it, a server still serves the others. */
type OptionalCheck = 'files'
type Checks = Record<ReadinessCheck, boolean> & Partial<Record<OptionalCheck, boolean>>
type Readiness = { isReady: boolean; isDraining: boolean; checks: Checks }

export type ReadinessProbe = {
  /** Returns what is ready now. Simultaneous calls share one check. */
  read: () => Promise<Readiness>
  /** From now on the server is not ready, because it stops. */
  drain: () => void
  close: () => Promise<void>
}

export type ReadinessParts = {
  config: ClientConfig
  env: Pick<Env, 'DISK_FREE_MB'>
  /** The folders that the server and the embedded database write to. */
  folders: string[]
  jobs: Pick<Jobs, 'isWorking'>
  /** The store of files, where they are not in the database. */
  store: Pick<ObjectStore, 'answers'> | null
  /** Has a worker do a small task, to see whether threads that failed work again. */
  tryWorker: () => Promise<unknown>
}

/** Below the second that a balancer usually waits for an answer. */
const databaseMs = 800
/** A later call within this time gets the last answer, so that no caller can keep the database busy. */
const keptMs = 250
/** The store charges for each question, and no balancer decides by the answer. */
const storeKeptMs = 10_000
const workerTryMs = 5_000
const megabyte = 1_048_576

/**
 * Reports whether this server can serve requests. It has a connection of its own, so that requests that wait for the
 * pool do not look like a database that is away.
 */
export function openReadiness(parts: ReadinessParts): ReadinessProbe {
  const database = openDatabaseProbe(parts.config)
  const workers = openWorkerProbe(parts.tryWorker)
  const files = openStoreProbe(parts.store)
  let isDraining = false
  let last: { at: number; found: Promise<Checks> } | null = null

  async function look(): Promise<Checks> {
    const [state, disk, store] = await Promise.all([database.read(), hasSpace(parts), files.read()])
    return {
      database: state !== null,
      migrations: state === 'yes',
      disk,
      workers: parts.jobs.isWorking() && workers.areWorking(),
      ...(store === null ? {} : { files: store }),
    }
  }

  return {
    async read() {
      const now = performance.now()
      if (!last || now - last.at > keptMs) last = { at: now, found: look() }
      const checks = await last.found
      const isReady = !isDraining && needed.every((check) => checks[check])
      return { isReady, isDraining, checks }
    },
    drain() {
      isDraining = true
    },
    close: database.close,
  }
}

/** Reads the state of the migrations over one connection. Null where the database does not answer in time. */
function openDatabaseProbe(config: ClientConfig) {
  let client: Client | null = null

  async function connected(): Promise<Client> {
    if (client) return client
    const fresh = new Client({
      ...config,
      application_name: 'longhand readiness',
      connectionTimeoutMillis: databaseMs,
      query_timeout: databaseMs,
    })
    const forget = () => {
      if (client === fresh) client = null
    }
    fresh.on('error', forget)
    fresh.on('end', forget)
    await fresh.connect()
    client = fresh
    return fresh
  }

  async function ask() {
    try {
      return await migrationStateOf(await connected())
    } catch {
      // A connection that did not answer in time may answer the next question with the last one's result.
      const lost = client
      client = null
      lost?.end().catch(() => {})
      return null
    }
  }

  return {
    read: () => Promise.race([ask(), sleep(databaseMs, null, { ref: false })]),
    async close() {
      await client?.end().catch(() => {})
    },
  }
}

/** Returns null where files are in the database. */
function openStoreProbe(store: ReadinessParts['store']) {
  let last: { at: number; found: Promise<boolean> } | null = null
  return {
    async read(): Promise<boolean | null> {
      if (!store) return null
      const now = performance.now()
      if (!last || now - last.at > storeKeptMs) last = { at: now, found: store.answers(databaseMs) }
      return last.found
    },
  }
}

async function hasSpace({ env, folders }: Pick<ReadinessParts, 'env' | 'folders'>): Promise<boolean> {
  const free = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, bsize } = await statfs(existingPart(folder))
      return bavail * bsize
    }),
  ).catch(() => [0])
  return free.every((bytes) => bytes >= env.DISK_FREE_MB * megabyte)
}

function existingPart(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : existingPart(dirname(folder))
}

/**
 * Pools of threads report when they fail again and again. A server that is not ready gets no requests, so it tries a
 * worker itself until one works.
 */
function openWorkerProbe(tryWorker: () => Promise<unknown>) {
  let triedAt = Number.NEGATIVE_INFINITY
  return {
    areWorking() {
      if (failingPools().length === 0) return true
      if (performance.now() - triedAt > workerTryMs) {
        triedAt = performance.now()
        tryWorker().catch(() => {})
      }
      return false
    },
  }
}
