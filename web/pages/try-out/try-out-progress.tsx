import { megabytesText, type TryOutAction } from '../../domains/content/try-out.ts'
import { tryOutTexts as texts } from '../../locales/en/content/try-out.ts'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import type { TryOutProgress as Step } from './worker/try-out-messages.ts'

/** `bytes` is the compressed size of what is loaded, or 0 if it is unknown. */
type TryOutProgressProps = { action: TryOutAction; progress: Step | null; bytes: number }

/** Shows the engine loading, then the place where the result appears. */
export function TryOutProgress({ action, progress, bytes }: TryOutProgressProps) {
  if (progress?.stage === 'working')
    return (
      <div className="flex flex-col gap-6 lg:pt-8">
        <p className="text-16 font-medium">{action === 'check' ? texts.checking : texts.cleaning}</p>
        <Skeleton className="h-15 w-40" />
        <Skeleton className="h-2" />
        <SkeletonText lines={4} />
      </div>
    )
  const percent = progress ? Math.floor((100 * progress.loaded) / Math.max(1, progress.total)) : 0
  return (
    <div className="flex flex-col gap-3 lg:pt-8">
      <p className="text-16 font-medium">{texts.loading}</p>
      <Progress value={percent} label={texts.loading} />
      <p className="tabular text-13 text-ink-muted">
        {bytes > 0
          ? texts.loadingOf({ percent, megabytes: megabytesText(bytes) })
          : texts.loadingPercent({ percent })}
        {' · '}
        {texts.onlyOnce}
      </p>
    </div>
  )
}
