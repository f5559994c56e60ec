import {
  Bell,
  ChevronLeft,
  ChevronRight,
  CreditCard,
  KeyRound,
  Layers,
  Lock,
  ReceiptText,
  SlidersHorizontal,
  Sparkles,
  SquareTerminal,
  UserRound,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { frameTexts } from '../../locales/en/preferences/frame.ts'
import { classNames } from '../../ui/class-names.ts'
import { useFoundSetting } from '../../ui/layout/use-found-setting.ts'
import { useSettingsSidebar } from '../../ui/shell/settings-sidebar.ts'
import { useShell } from '../../ui/shell/shell-context.ts'
import { TopBar } from '../../ui/shell/top-bar.tsx'
import {
  type AccountSection,
  accountSections,
  type PlanSection,
  planSections,
  type SectionId,
} from './section-ids.ts'

type SectionRow = { title: string; text: string; icon: ReactNode }

const accountRows = (): Record<AccountSection, SectionRow> => ({
  general: {
    title: frameTexts.general,
    text: frameTexts.appearanceLanguageAnd,
    icon: <SlidersHorizontal />,
  },
  profile: {
    title: frameTexts.profile,
    text: frameTexts.yourNameAddressAnd,
    icon: <UserRound />,
  },
  models: {
    title: frameTexts.modelsKeys,
    text: frameTexts.instructionsForTheModels,
    icon: <KeyRound />,
  },
  api: {
    title: frameTexts.apiKeys,
    text: frameTexts.keysForYourPrograms,
    icon: <SquareTerminal />,
  },
  bulk: {
    title: frameTexts.bulkJobs,
    text: frameTexts.manyTextsFromAFile,
    icon: <Layers />,
  },
  notifications: {
    title: frameTexts.notifications,
    text: frameTexts.theMailsThatYouReceive,
    icon: <Bell />,
  },
  privacy: {
    title: frameTexts.privacyData,
    text: frameTexts.signInSecurityAndWhat,
    icon: <Lock />,
  },
})

const planRows = (): Record<PlanSection, SectionRow> => ({
  subscription: {
    title: frameTexts.currentPlan,
    text: frameTexts.yourPlanAndItsRenewal,
    icon: <Sparkles />,
  },
  'update-billing': {
    title: frameTexts.updateBilling,
    text: frameTexts.yourCardAndAddress,
    icon: <CreditCard />,
  },
  'billing-history': {
    title: frameTexts.billingHistory,
    text: frameTexts.yourInvoices,
    icon: <ReceiptText />,
  },
})

type Section = SectionRow & { id: SectionId }

export function settingSections(): Section[] {
  const rows = accountRows()
  return accountSections.map((id) => ({ id, ...rows[id] }))
}

/** The group about plans, where they are sold. */
export function subscriptionSections(): Section[] {
  const rows = planRows()
  return planSections.map((id) => ({ id, ...rows[id] }))
}

type Group = { title: string; sections: readonly Section[] }

function groups(sellsPlans: boolean): Group[] {
  return [
    { title: frameTexts.accountSettings, sections: settingSections() },
    ...(sellsPlans ? [{ title: frameTexts.subscription, sections: subscriptionSections() }] : []),
  ]
}

type SettingsFrameProps = {
  /** Null on phones, where the list of sections is a separate screen. */
  section: string | null
  product: string
  /** Shows the sections about plans. */
  sellsPlans: boolean
  children: ReactNode
}

function SectionLinks({ sellsPlans }: { sellsPlans: boolean }) {
  return (
    <nav aria-label={frameTexts.settings} className="sticky top-0 w-48 shrink-0 max-lg:w-44 print:hidden">
      <Link
        to="/chat/new"
        className="-mt-10 mb-4 flex h-9 w-fit items-center gap-1.5 rounded-control pr-2.5 pl-1.5 text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {frameTexts.backToTheChat}
      </Link>
      {groups(sellsPlans).map((group) => (
        <div key={group.title} className="pb-5">
          <p className="px-2.5 pb-2 text-12 font-medium tracking-wide text-ink-muted">{group.title}</p>
          <ul className="flex flex-col gap-0.5">
            {group.sections.map(({ id, title, icon }) => (
              <li key={id}>
                <NavLink
                  to={`/settings/${id}`}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 py-1.5 leading-5 transition-colors [&_svg]:size-4 [&_svg]:shrink-0',
                      isActive
                        ? 'bg-surface-hover font-medium text-ink'
                        : 'text-ink-muted hover:bg-surface-hover hover:text-ink',
                    )
                  }
                >
                  {icon}
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function SectionList({ sellsPlans }: { sellsPlans: boolean }) {
  return (
    <nav aria-label={frameTexts.settings} className="px-4 pt-2 pb-10">
      {groups(sellsPlans).map((group) => (
        <div key={group.title} className="pb-6">
          <p className="pb-2 pl-1 text-12 font-medium tracking-wide text-ink-muted">{group.title}</p>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised">
            {group.sections.map(({ id, title, text, icon }) => (
              <li key={id}>
                <Link to={`/settings/${id}`} className="flex min-h-16 items-center gap-3.5 px-4 py-3">
                  <span className="text-ink-muted [&_svg]:size-5">{icon}</span>
                  <span className="flex min-w-0 flex-1 flex-col">
                    <span className="text-16 font-medium">{title}</span>
                    <span className="text-13 text-ink-muted">{text}</span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** Shows the sections beside the open one; on phones first the list, then the section with a back button. */
export function SettingsFrame({ section, product, sellsPlans, children }: SettingsFrameProps) {
  const { isPhone } = useShell()
  const showsSections = useSettingsSidebar()
  const body = useRef<HTMLDivElement>(null)
  useFoundSetting(body)
  const open = groups(sellsPlans)
    .flatMap(({ sections }) => sections)
    .find(({ id }) => id === section)
  const title = open?.title ?? frameTexts.settings
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])
  // One tree for both widths: when a tablet is rotated, an open dialog and typed text stay.
  return (
    <>
      {isPhone && <TopBar title={section ? <BackTitle title={title} /> : <h1>{frameTexts.settings}</h1>} />}
      <div className="flex-1">
        {isPhone && !section && <SectionList sellsPlans={sellsPlans} />}
        <div
          className={classNames(
            'flex items-start',
            isPhone
              ? 'px-4 pt-2 pb-12'
              : 'mx-auto max-w-4xl gap-12 px-10 pt-16 pb-24 max-lg:gap-8 max-lg:px-6',
            isPhone && !section && 'hidden',
          )}
        >
          {!isPhone && showsSections && <SectionLinks sellsPlans={sellsPlans} />}
          <div ref={body} className="min-w-0 flex-1">
            {!isPhone && <SectionHeader title={title} text={open?.text} />}
            <div className={classNames('flex flex-col', isPhone ? 'gap-8' : 'gap-10')}>{children}</div>
          </div>
        </div>
      </div>
    </>
  )
}

function SectionHeader({ title, text }: { title: string; text: string | undefined }) {
  return (
    <header className="mb-8">
      <h1 className="font-serif text-28 font-medium">{title}</h1>
      {text && <p className="mt-1 text-ink-muted">{text}</p>}
    </header>
  )
}

function BackTitle({ title }: { title: string }) {
  return (
    <span className="flex items-center">
      <Link
        to="/settings"
        aria-label={frameTexts.allSettings}
        className="-ml-1 flex size-11 items-center justify-center rounded-control text-ink-muted"
      >
        <ChevronLeft className="size-5" />
      </Link>
      <h1>{title}</h1>
    </span>
  )
}
