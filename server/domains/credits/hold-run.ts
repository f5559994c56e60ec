import { and, eq } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import { runWasLost } from './end-run.ts'
import { expiryOf } from './rules.ts'
import { creditRuns } from './tables.ts'

export const renewEveryMs = 5_000

export type HeldRun = {
  /** Aborted when this server loses the run: it was taken over, or its words were returned. */
  lost: AbortSignal
  letGo: () => void
}

/** Keeps a run's words reserved while this server works on it. */
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
      // A failed query during a short database outage does not mean that the run is lost.
      .catch(() => null)
    if (renewed?.length === 0) lost.abort(runWasLost())
  }, everyMs).unref()
  return { lost: lost.signal, letGo: () => clearInterval(beat) }
}
