import type { OriginalityProgress } from '../../../../contract/originality/originality.ts'
import { originalityTexts as texts } from '../../../locales/en/originality/desk.ts'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx'

/** The step of the running check, above the outlines of the result. */
export function ProgressView({ progress }: { progress: OriginalityProgress | null }) {
  const percent = progress && progress.total > 0 ? (progress.done / progress.total) * 100 : 0
  return (
    <div className="flex flex-col gap-6 @2xl:pt-2">
      <div className="flex flex-col gap-2.5">
        <p className="tabular text-14 text-ink-muted">{stepText(progress)}</p>
        <Progress value={percent} label={texts.checking} />
      </div>
      <div className="flex items-end gap-3">
        <Skeleton className="h-14 w-28" />
        <Skeleton className="mb-2 h-8 w-40" />
      </div>
      <SkeletonText lines={3} />
      <div className="border-t border-line pt-6">
        <SkeletonText lines={5} />
      </div>
    </div>
  )
}

export function stepText(progress: OriginalityProgress | null): string {
  if (!progress) return texts.steps.start
  const { step, done, total } = progress
  return texts.steps[step]({ done: step === 'own' ? done : Math.min(done + 1, total), total })
}
