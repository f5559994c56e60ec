import { type ReactNode, useEffect } from 'react'
import { Navigate, NavLink, useParams } from 'react-router'
import { brand } from '../../../contract/brand.ts'
import { useConfig } from '../../domains/accounts/queries.ts'
import { useSession } from '../../domains/accounts/session.ts'
import { AuditList } from '../../domains/operating/audit-list.tsx'
import { BannerSection } from '../../domains/operating/banner-form.tsx'
import { BillingSection } from '../../domains/operating/billing-report.tsx'
import { FailedJobsList } from '../../domains/operating/failed-jobs-list.tsx'
import { InvitationsList } from '../../domains/operating/invitations-list.tsx'
import { UsageSection } from '../../domains/operating/usage-table.tsx'
import { UsersList } from '../../domains/operating/users-list.tsx'
import { operatorTexts } from '../../locales/en/operating/frame.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useShell } from '../../ui/shell/shell-context.ts'
import { TopBar } from '../../ui/shell/top-bar.tsx'
import { NotFoundPage } from '../not-found.tsx'

const sections: Record<
  'users' | 'invitations' | 'failed' | 'banner' | 'usage' | 'billing' | 'log',
  () => ReactNode
> = {
  users: () => <UsersList />,
  invitations: () => <Invitations />,
  failed: () => <FailedJobsList />,
  banner: () => <BannerSection />,
  usage: () => <UsageSection />,
  billing: () => <BillingSection />,
  log: () => <AuditList />,
}
const names = Object.keys(sections) as (keyof typeof sections)[]

function Invitations() {
  const { data } = useConfig()
  return <InvitationsList isClosed={data?.signUps === 'closed'} sellsPlans={data?.billing === true} />
}

/** /operator: what operators do for a site. Other users get the page of an unknown address. */
export function Component() {
  const { user } = useSession()
  const { section } = useParams()
  const { isPhone } = useShell()
  const open = names.find((name) => name === section)
  const isOperator = user?.isOperator === true
  useEffect(() => {
    if (isOperator) document.title = `${operatorTexts.title} · ${brand.name}`
  }, [isOperator])
  if (!user) return null
  if (!isOperator) return <NotFoundPage />
  if (section === undefined) return <Navigate to="/operator/users" replace />
  if (!open) return <NotFoundPage />
  return (
    <>
      {isPhone && <TopBar />}
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-10 pt-12 pb-24 max-lg:px-6 max-md:px-4 max-md:pt-5 max-md:pb-12">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="font-serif text-28 font-medium">{operatorTexts.title}</h1>
            <p className="mt-1 text-ink-muted">{operatorTexts.texts[open]}</p>
          </div>
          <ButtonLink to="/setup">{operatorTexts.site}</ButtonLink>
        </header>
        <nav
          ref={showOpen}
          aria-label={operatorTexts.sections}
          className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
        >
          {names.map((name) => (
            <NavLink
              key={name}
              to={`/operator/${name}`}
              className={({ isActive }) =>
                classNames(
                  'flex h-10 shrink-0 items-center border-b-2 px-3 whitespace-nowrap max-md:h-11',
                  isActive
                    ? 'border-accent font-medium text-ink'
                    : 'border-transparent text-ink-muted hover:text-ink',
                )
              }
            >
              {operatorTexts.names[name]}
            </NavLink>
          ))}
        </nav>
        {sections[open]()}
      </div>
    </>
  )
}

/** On a phone, the open section may be outside of the row. */
function showOpen(row: HTMLElement | null): void {
  const open = row?.querySelector<HTMLElement>('[aria-current="page"]')
  if (row && open)
    row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
}
