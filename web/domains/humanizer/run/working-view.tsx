import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { RunProgress } from './run-progress.tsx'
import type { WorkingRun } from './use-humanize-run.ts'

/** Shows the progress of a run and a placeholder for its text. */
export function WorkingView({ run }: { run: WorkingRun }) {
  return (
    <div className="flex animate-fade-in flex-col gap-6">
      <RunProgress run={run} />
      <SkeletonText lines={9} />
    </div>
  )
}
