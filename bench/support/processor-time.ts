import { auditFlowArtifacts, type Flags, type Result, type RunnerResult } from 'lighthouse'

type TraceEvent = { ph: string; dur?: number; tdur?: number }

/**
 * Scores a finished run again as if its tasks had not waited for the processor. Lighthouse multiplies the time from the
 * start of a task to its end, in which another program may have run; the trace also has the task's own processor time.
 */
export async function auditOnProcessorTime(run: RunnerResult, flags: Flags): Promise<Result> {
  const { traceEvents } = run.artifacts.Trace as unknown as { traceEvents: TraceEvent[] }
  for (const event of traceEvents)
    if (event.ph === 'X' && event.dur && event.tdur !== undefined) event.dur = Math.min(event.dur, event.tdur)
  const { steps } = await auditFlowArtifacts({
    gatherSteps: [{ artifacts: run.artifacts, flags }],
    name: 'page',
  })
  return steps[0]!.lhr
}
