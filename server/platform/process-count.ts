import { availableParallelism } from 'node:os'
import { z } from 'zod'

/** Connections of the embedded database. */
export const embeddedConnections = 100
/** Beside its pool a process has two for the search and one for notifications, and one more while it starts. */
const connectionsBeside = 4
const processesMax = 6

/** Half of the cores: the others have the engine's threads and the database to run. */
function processesOfThisComputer(): number {
  return Math.min(processesMax, Math.max(1, Math.floor(availableParallelism() / 2)))
}

/** The setting WORKERS. */
export const processCount = z
  .union([z.literal('auto'), z.coerce.number().int().min(1).max(64)], {
    error: 'must be auto, or a number from 1 to 64',
  })
  .default(1)
  .transform((value) => (value === 'auto' ? processesOfThisComputer() : value))

type Sizes = { WORKERS: number; DATABASE_POOL: number; DATABASE_URL?: string | undefined }

/** Returns the mistake of more processes than the embedded database has connections for. */
export function requiredForProcesses({ WORKERS, DATABASE_POOL, DATABASE_URL }: Sizes): string[] {
  const most = Math.floor(embeddedConnections / (DATABASE_POOL + connectionsBeside))
  if (DATABASE_URL || WORKERS === 1 || WORKERS <= most) return []
  return [
    `WORKERS is too high for the embedded database: its ${embeddedConnections} connections are enough for ${Math.max(1, most)} with DATABASE_POOL=${DATABASE_POOL}. Lower one of them, or set DATABASE_URL.`,
  ]
}
