import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { type Env, readEnv } from './platform/env.ts'
import { inOneLine } from './platform/in-one-line.ts'
import { joinProcesses, openProcesses, ProcessEnded } from './processes.ts'

const webFolder = join(import.meta.dirname, '../build/web')

// The reader of the output may end before this server: a supervisor, or a closed terminal.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

let stopping = false
/** A signal during the start takes effect after it, because an interrupted start would leave a database running. */
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  const server = await starting.catch(() => null)
  await server?.stop()
  process.exit(server ? 0 : 1)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
// The start script holds the other end of this channel. It closes when that script is killed, or when npm has ended.
process.on('disconnect', stop)

const settings = readSettings()
const { tellReady } = joinProcesses(stop)
const starting = start(settings)
try {
  const { line } = await starting
  if (cluster.isPrimary) process.stdout.write(line)
  else tellReady(line)
} catch (error) {
  if (error instanceof ProcessEnded) process.exit(1)
  endWith(error)
}
// Written now, so that it remains for the next start if this server is killed.
flushCompileCache()

/** Starts the server in this process, or in several that share its port. */
async function start(env: Env): Promise<{ line: string; stop: () => Promise<void> }> {
  if (cluster.isPrimary && env.WORKERS > 1)
    return openProcesses({ count: env.WORKERS, metricsPort: env.METRICS_PORT })
  // Loaded here, because a process that only starts others needs none of it.
  const { startServer } = await import('./start-server.ts')
  const { address, mailbox, stop } = await startServer(env, webFolder)
  const mail = mailbox ? `; anyone on this computer can read the mail at ${mailbox}` : ''
  return { line: `Longhand is ready at ${address}${mail}; ${plansLine(env)}${modelLine(env)}\n`, stop }
}

function plansLine({ billing, BILLING: given }: Env): string {
  if (billing === 'stripe') return 'plans are sold by Stripe'
  if (billing === 'local') return 'plans are sold by the local payment provider, where no money moves'
  return given === false
    ? 'BILLING is off, so nothing is limited'
    : 'STRIPE_SECRET_KEY is not set, so no plans are sold and nothing is limited'
}

/** Names the way to a language model where the settings connect none. */
function modelLine({ AI_BASE_URL, AI_LOCAL_FILE, MODEL_DOWNLOAD, BASE_URL }: Env): string {
  if (AI_BASE_URL || AI_LOCAL_FILE || !MODEL_DOWNLOAD) return ''
  return `; a language model can be downloaded at ${BASE_URL}/settings/models#local-model`
}

function readSettings(): Env {
  try {
    return readEnv()
  } catch (error) {
    return endWith(error)
  }
}

function endWith(error: unknown): never {
  process.stderr.write(`${inOneLine(error)}\n`)
  process.exit(1)
}
