import { usageTexts } from '../../../locales/en/credits/usage.ts'
import { formatNumber } from '../../../locales/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

type CreditsRingProps = { remaining: number; limit: number }

const radius = 54
const around = 2 * Math.PI * radius

/** The share that is left, from which the colour follows: below 10% it is red, below 25% amber. */
function strokeOf(share: number): string {
  if (share < 0.1) return 'stroke-danger-fill'
  return share < 0.25 ? 'stroke-caution-fill' : 'stroke-accent'
}

/** Shows how many words are left of the plan's words; what an upgrade left over makes the total larger. */
export function CreditsRing({ remaining, limit }: CreditsRingProps) {
  const total = Math.max(limit, remaining)
  const used = total - remaining
  const share = total > 0 ? remaining / total : 0
  return (
    <div className="flex items-center gap-7 max-md:gap-5">
      <div className="relative size-40 max-md:size-32 shrink-0">
        <svg
          viewBox="0 0 128 128"
          role="img"
          aria-label={usageTexts.ringName({ remaining, total, used })}
          className="size-full -rotate-90"
        >
          <circle cx="64" cy="64" r={radius} fill="none" strokeWidth="10" className="stroke-line" />
          {remaining > 0 && (
            <circle
              cx="64"
              cy="64"
              r={radius}
              fill="none"
              strokeWidth="10"
              strokeLinecap="round"
              strokeDasharray={`${share * around} ${around}`}
              className={classNames('transition-[stroke-dasharray]', strokeOf(share))}
            />
          )}
        </svg>
        <div aria-hidden="true" className="absolute inset-0 flex flex-col items-center justify-center">
          <span className="tabular font-serif text-28 font-medium">{formatNumber(remaining)}</span>
          <span className="text-12 text-ink-muted">{usageTexts.wordsLeft}</span>
        </div>
      </div>
      <div className="min-w-0">
        <h2 className="text-16 font-medium">{usageTexts.creditsRemaining}</h2>
        <p className="tabular mt-1 text-pretty text-ink-muted">{usageTexts.usedOf({ used, total })}</p>
      </div>
    </div>
  )
}

export function CreditsRingSkeleton() {
  return (
    <div className="flex items-center gap-7 max-md:gap-5">
      <Skeleton className="size-40 max-md:size-32 shrink-0 rounded-full" />
      <div className="flex flex-1 flex-col gap-2.5">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-4 w-40 max-w-full" />
      </div>
    </div>
  )
}
