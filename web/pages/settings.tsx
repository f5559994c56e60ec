import { useQueryClient } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { brand } from '../../contract/brand.ts'
import { DeleteAccountCard } from '../domains/accounts/leaving/delete-account-card.tsx'
import { ExportCard } from '../domains/accounts/leaving/export-card.tsx'
import { useConfig } from '../domains/accounts/queries.ts'
import { SecurityLog } from '../domains/accounts/security/security-log.tsx'
import { SessionsList } from '../domains/accounts/session/sessions-list.tsx'
import { sessionKey, useEndedUser, useSession } from '../domains/accounts/session.ts'
import { ProfileSignIn } from '../domains/accounts/sign-in/profile-sign-in.tsx'
import { TwoFactorCard } from '../domains/accounts/two-factor/two-factor-card.tsx'
import { BillingHistory } from '../domains/billing/settings/billing-history.tsx'
import { CurrentPlan } from '../domains/billing/settings/current-plan.tsx'
import { UpdateBilling } from '../domains/billing/settings/update-billing.tsx'
import { ImportChatsCard } from '../domains/chats/import/import-chats-card.tsx'
import { WordStatement } from '../domains/credits/word-statement.tsx'
import { ChatSettings } from '../domains/preferences/chat-settings.tsx'
import { GeneralSettings } from '../domains/preferences/general-settings.tsx'
import { HistoryCard } from '../domains/preferences/history-card.tsx'
import { KeyCard } from '../domains/preferences/key-card.tsx'
import { ModelSettings } from '../domains/preferences/model-settings.tsx'
import { NotificationSettings } from '../domains/preferences/notification-settings.tsx'
import { PreferencesFileCard } from '../domains/preferences/preferences-file-card.tsx'
import { ProfileNames } from '../domains/preferences/profile-names.tsx'
import { SettingsFrame } from '../domains/preferences/settings-frame.tsx'
import { appTexts } from '../locales/en/pages/app.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { useShell } from '../ui/shell/shell-context.ts'

type Person = { id: string; email: string; name: string }

function ProfileSection({ id, email, name }: Person) {
  const client = useQueryClient()
  return (
    <>
      <ProfileNames
        userId={id}
        shownName={name}
        onSaved={() => client.invalidateQueries({ queryKey: sessionKey })}
      />
      <ProfileSignIn email={email} />
    </>
  )
}

function PrivacySection({ id }: Person) {
  return (
    <>
      <TwoFactorCard />
      <SessionsList />
      <HistoryCard userId={id} />
      <ExportCard />
      {/* Its length is not known while it loads, so it pushes as little as possible. */}
      <SecurityLog />
      <DeleteAccountCard />
    </>
  )
}

/** `plans` is null where none are sold, and undefined until it is known. */
function sectionOf(
  section: string,
  person: Person,
  plans: { hosts: readonly string[] } | null | undefined,
): ReactNode {
  if (section === 'general')
    return (
      <>
        <GeneralSettings />
        <ChatSettings userId={person.id} />
        <PreferencesFileCard userId={person.id} />
        <ImportChatsCard />
      </>
    )
  if (section === 'profile') return <ProfileSection {...person} />
  if (section === 'notifications') return <NotificationSettings userId={person.id} />
  if (section === 'models')
    return (
      <>
        <ModelSettings userId={person.id} />
        <KeyCard />
      </>
    )
  if (section === 'privacy') return <PrivacySection {...person} />
  if (plans) {
    if (section === 'subscription')
      return (
        <>
          <CurrentPlan userId={person.id} />
          <WordStatement />
        </>
      )
    if (section === 'update-billing') return <UpdateBilling userId={person.id} hosts={plans.hosts} />
    if (section === 'billing-history') return <BillingHistory userId={person.id} />
  }
  if (plans === undefined) return null
  return <EmptyState icon={<Wrench />} title={appTexts.thisSectionIsUnder} />
}

/** Returns the address of a section: `?tab=` is the documented parameter, and the deletion mail uses its own hash. */
function targetOf(tab: string | null, hash: string, isPhone: boolean): string | null {
  if (tab) return `/settings/${encodeURIComponent(tab)}${hash}`
  if (hash.startsWith('#delete=')) return `/settings/privacy${hash}`
  return isPhone ? null : '/settings/general'
}

export function Component() {
  const { section } = useParams()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const { isPhone } = useShell()
  const session = useSession()
  const ended = useEndedUser()
  const { data: config } = useConfig()
  const plans = config && (config.billing ? { hosts: config.checkoutHosts } : null)
  const person = session.user ?? ended
  if (!section) {
    const target = targetOf(search.get('tab'), hash, isPhone)
    if (target) return <Navigate to={target} replace />
  }
  return (
    <SettingsFrame section={section ?? null} product={brand.name} sellsPlans={Boolean(plans)}>
      {section && person && sectionOf(section, person, plans)}
    </SettingsFrame>
  )
}
