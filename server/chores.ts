import { chores } from './domain-parts.ts'
import type { Doors } from './platform/context.ts'
import { refillSearchWords } from './platform/database/refill-search-words.ts'
import { sweepThrottles } from './platform/throttle/throttle.ts'
import { nameWork } from './platform/watchdog.ts'

const everyMs = 60_000

/** Background tasks that each server runs once a minute. */
const allChores = {
  ...chores,
  refillSearchWords,
  sweepFilesOfStore: ({ files }: Doors) => files.sweep(),
  sweepThrottles: (doors: Doors) => sweepThrottles(doors.db),
}

/** Runs every chore once a minute, and skips a minute while the round before it waits for a database that is away. */
export function startChores(doors: Doors): () => void {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await runChores(doors)
    isRunning = false
  }, everyMs).unref()
  return () => clearInterval(timer)
}

async function runChores(doors: Doors): Promise<void> {
  for (const [name, chore] of Object.entries(allChores)) {
    const run = async (): Promise<unknown> => chore(doors)
    await nameWork(`chore ${name}`, run).catch((err: unknown) =>
      doors.log.warn({ err, chore: name }, 'chore'),
    )
  }
}
