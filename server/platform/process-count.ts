import { availableParallelism } from 'node:os'
import { z } from 'zod'

/** The embedded database has 100 connections, and each process uses 13 of them. */
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
