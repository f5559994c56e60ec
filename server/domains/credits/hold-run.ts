import { and, eq } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import { runWasLost } from './end-run.ts'
import { expiryOf } from './rules.ts'
import { creditRuns } from './tables.ts'

export const renewEveryMs = 5_000

export type HeldRun = {
  /** Aborted when the run is no longer this server's: it was taken over, or its words went back. */
  lost: AbortSignal
  letGo: () => void
}

/** Keeps the words of a run set aside for as long as this server works on it. */
export function holdRun(
  { db, now }: Pick<Doors, 'db' | 'now'>,
  runId: string,
  everyMs = renewEveryMs,
): HeldRun {
  const lost = new AbortController()
  const beat = setInterval(async () => {
    const renewed = await db
      .update(creditRuns)
      .set({ expiresAt: expiryOf(now()) })
      .where(and(eq(creditRuns.id, runId), eq(creditRuns.state, 'reserved')))
      .returning({ id: creditRuns.id })
      // A database that is away for a moment says nothing about the run.
      .catch(() => null)
    if (renewed?.length === 0) lost.abort(runWasLost())
  }, everyMs).unref()
  return { lost: lost.signal, letGo: () => clearInterval(beat) }
}
