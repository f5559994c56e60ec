import { PenLine } from 'lucide-react'
import { useEffect } from 'react'
import { brand } from '../../../contract/brand.ts'
import { useConfig } from '../../domains/accounts/queries.ts'
import { useEndedUser, useSession } from '../../domains/accounts/session.ts'
import { UsageCard } from '../../domains/credits/usage/usage-card.tsx'
import { dashboardTexts } from '../../locales/en/pages/dashboard.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { shownName } from '../../ui/shell/shown-name.ts'
import { FigureCards } from './figure-cards.tsx'
import { CreditsCard, PlanCards } from './plan-cards.tsx'
import { RecentWork } from './recent-work.tsx'
import { ToolCards } from './tool-cards.tsx'

/** /dashboard: the plan and its words, what was done with them, the latest work, and the tools. */
export function Component() {
  const session = useSession()
  const ended = useEndedUser()
  const { data: config, isLoading } = useConfig()
  const user = session.user ?? ended
  useEffect(() => {
    document.title = `${dashboardTexts.title} · ${brand.name}`
  }, [])
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-8 pt-10 pb-20 max-lg:px-6 max-md:gap-4 max-md:px-4 max-md:pt-5 max-md:pb-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-serif text-28 font-medium">{dashboardTexts.title}</h1>
          <p className="mt-1 min-h-5 text-ink-muted">
            {user && dashboardTexts.welcome({ name: shownName(user) })}
          </p>
        </div>
        <ButtonLink to="/chat/new" variant="primary" icon={<PenLine aria-hidden="true" />}>
          {dashboardTexts.newChat}
        </ButtonLink>
      </header>
      {/* Keeps the room of the cards, and names no plans before it is known whether any are sold. */}
      <div
        className={classNames('grid grid-cols-2 gap-4 lg:grid-cols-4 max-md:gap-3', isLoading && 'invisible')}
      >
        {config?.billing !== false && <CreditsCard isSold={config?.billing} />}
        <FigureCards isSold={config?.billing} />
        {config?.billing !== false && <PlanCards isSold={config?.billing} userId={user?.id} />}
      </div>
      <UsageCard />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <RecentWork />
        <ToolCards />
      </div>
    </div>
  )
}
