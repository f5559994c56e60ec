import { BackupRefusal } from './backup/backup-refusal.ts'
import { SettingsError } from './env.ts'
import { asAppError } from './errors.ts'

/** Describes why a server or a command cannot run, for the one who started it. */
export function inOneLine(error: unknown): string {
  if (error instanceof SettingsError || error instanceof BackupRefusal) return error.message
  const { code, message } = error as NodeJS.ErrnoException & { port?: number }
  // 28: the database refuses the user; 3D: the database does not exist.
  if (/^(28|3D)/.test(code ?? '')) return `DATABASE_URL is refused by the database: ${message}.`
  if (asAppError(error).code === 'database_unavailable')
    return `DATABASE_URL names a database that cannot be reached (${code ?? message}).`
  if (code === 'EADDRINUSE') return portInUse(error as { port?: number; setting?: string })
  if (code === 'EACCES') return `This cannot be opened or written: ${message}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function portInUse({ port, setting = 'PORT' }: { port?: number; setting?: string }): string {
  return `${setting} ${port} is in use. Set ${setting} to another one.`
}
