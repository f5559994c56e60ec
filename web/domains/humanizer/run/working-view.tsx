import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { RunProgress } from './run-progress.tsx'
import type { WorkingRun } from './use-humanize-run.ts'

/** While a run is under way: where it is, and the place that its text will take. */
export function WorkingView({ run }: { run: WorkingRun }) {
  return (
    <div className="flex animate-fade-in flex-col gap-6">
      <RunProgress run={run} />
      <SkeletonText lines={9} />
    </div>
  )
}
