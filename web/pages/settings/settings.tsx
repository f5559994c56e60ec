import { Wrench } from 'lucide-react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { brand } from '../../../contract/brand.ts'
import { useConfig } from '../../domains/accounts/queries.ts'
import { useEndedUser, useSession } from '../../domains/accounts/session.ts'
import { priceSettings } from '../../domains/billing/price-settings.ts'
import { SettingsFrame } from '../../domains/preferences/settings-frame.tsx'
import { appTexts } from '../../locales/en/pages/app.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useShell } from '../../ui/shell/shell-context.ts'
import type { SectionProps } from './section-props.ts'
import { sectionLoader, useSection } from './sections.ts'

function OpenSection({ name, person, plans }: { name: string } & SectionProps) {
  const load = sectionLoader(name, plans)
  const Section = useSection(load)
  if (load === null) return <EmptyState icon={<Wrench />} title={appTexts.thisSectionIsUnder} />
  return Section && <Section person={person} plans={plans} />
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
  const plans =
    config && (config.billing ? { hosts: config.checkoutHosts, prices: priceSettings(config) } : null)
  const person = session.user ?? ended
  if (!section) {
    const target = targetOf(search.get('tab'), hash, isPhone)
    if (target) return <Navigate to={target} replace />
  }
  return (
    <SettingsFrame section={section ?? null} product={brand.name} sellsPlans={Boolean(plans)}>
      {section && person && <OpenSection name={section} person={person} plans={plans} />}
    </SettingsFrame>
  )
}
