import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { readEnv, SettingsError } from './platform/env.ts'
import { asAppError } from './platform/errors.ts'
import { type RunningServer, startServer } from './start-server.ts'

const webFolder = join(import.meta.dirname, '../build/web')

let server: RunningServer
try {
  server = await startServer(readEnv(), webFolder)
} catch (error) {
  process.stderr.write(`${inOneLine(error)}\n`)
  process.exit(1)
}
const mail = server.mailbox ? `; mail is readable by everybody on this computer at ${server.mailbox}` : ''
process.stdout.write(`Longhand is ready at ${server.address}${mail}\n`)
// Now, so that a server that is killed later has left it for the next start.
flushCompileCache()

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await server.stop()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The start script holds the other end: when it dies without a word, this server must not live on alone.
process.on('disconnect', stop)

function inOneLine(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  const { code, message } = error as NodeJS.ErrnoException & { port?: number }
  // 28: the database refuses the user; 3D: it has no database of this name.
  if (/^(28|3D)/.test(code ?? '')) return `DATABASE_URL is refused by the database: ${message}.`
  if (asAppError(error).code === 'database_unavailable')
    return `DATABASE_URL names a database that cannot be reached (${code ?? message}).`
  if (code === 'EADDRINUSE')
    return `PORT ${(error as { port?: number }).port} is in use. Set PORT to another one.`
  if (code === 'EACCES') return `This cannot be opened or written: ${message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
