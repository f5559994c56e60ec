import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import { offeredTier, type PaidTier, plans, type Tier } from '../../../../contract/plans.ts'
import { repliesTexts } from '../../../locales/en/chats/replies.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { useExistingPage } from '../existing-pages.ts'

const offers = (): Record<PaidTier, string> => ({
  pro: repliesTexts.getPro,
  unlimited: repliesTexts.getUnlimited,
})

/** Shown for five seconds (docs/spec/1-writing.md section 4). */
export function OutOfWordsNotice({ tier }: { tier: Tier }) {
  const plansPage = useExistingPage('/subscription-plans')
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), limits.outOfWordsNoticeMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <div
      role="alert"
      className="flex animate-fade-in items-center gap-2.5 rounded-control bg-caution-soft px-3 py-2.5 text-13 text-caution"
    >
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      {errorTexts[plans[tier].outOfWords]}
      {plansPage && (
        <Link to={plansPage} className="ml-auto font-medium underline max-md:py-3">
          {offers()[offeredTier(tier)]}
        </Link>
      )}
    </div>
  )
}
