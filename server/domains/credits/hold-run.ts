import { and, eq } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import { runWasLost } from './end-run.ts'
import { expiryOfRun } from './rules.ts'
import { creditRuns } from './tables.ts'

export const renewEveryMs = 5_000

export type HeldRun = {
  /** Aborted when this server loses the run: it was taken over, or its words were returned. */
  lost: AbortSignal
  letGo: () => void
}

/** Keeps a run's words reserved while this server works on it. */
export function holdRun({ db }: Pick<Doors, 'db'>, runId: string, everyMs = renewEveryMs): HeldRun {
  const lost = new AbortController()
  let isBusy = false
  const beat = setInterval(async () => {
    if (isBusy) return
    isBusy = true
    const renewed = await db
      .update(creditRuns)
      .set({ expiresAt: expiryOfRun() })
      .where(and(eq(creditRuns.id, runId), eq(creditRuns.state, 'reserved')))
      .returning({ id: creditRuns.id })
      // A failed query during a short database outage does not mean that the run is lost.
      .catch(() => null)
    isBusy = false
    if (renewed?.length === 0) lost.abort(runWasLost())
  }, everyMs).unref()
  return { lost: lost.signal, letGo: () => clearInterval(beat) }
}
