import { type ComponentType, useEffect, useState } from 'react'
import {
  type AccountSection,
  accountSections,
  type PlanSection,
  planSections,
} from '../../domains/preferences/section-ids.ts'
import type { SectionProps } from './section-props.ts'

type Section = ComponentType<SectionProps>

const loadPlanSections = () => import('./plan-sections.tsx')

/** Each section is a script of its own; scripts/bundle/page-preloads.ts has a browser load it with the page. */
const ownSections: Record<AccountSection, () => Promise<Section>> = {
  general: async () => (await import('./general-section.tsx')).Section,
  profile: async () => (await import('./profile-section.tsx')).Section,
  models: async () => (await import('./models-section.tsx')).Section,
  api: async () => (await import('./api-section.tsx')).Section,
  bulk: async () => (await import('./bulk-section.tsx')).Section,
  notifications: async () => (await import('./notifications-section.tsx')).Section,
  privacy: async () => (await import('./privacy-section.tsx')).Section,
}
const sectionsOfPlans: Record<PlanSection, () => Promise<Section>> = {
  subscription: async () => (await loadPlanSections()).SubscriptionSection,
  'update-billing': async () => (await loadPlanSections()).UpdateBillingSection,
  'billing-history': async () => (await loadPlanSections()).BillingHistorySection,
}

/** Returns how to load a section; null if there is none of this name, and undefined until that is known. */
export function sectionLoader(
  name: string,
  plans: SectionProps['plans'],
): (() => Promise<Section>) | null | undefined {
  const own = accountSections.find((id) => id === name)
  if (own) return ownSections[own]
  if (plans === undefined) return undefined
  const ofPlans = planSections.find((id) => id === name)
  return plans && ofPlans ? sectionsOfPlans[ofPlans] : null
}

const loaded = new Map<() => Promise<Section>, Section>()

/** Loads a section while the component is shown. Null until it is loaded; a failed download is thrown. */
export function useSection(load: (() => Promise<Section>) | null | undefined): Section | null {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [, setLatest] = useState<Section | null>(null)
  const known = load ? loaded.get(load) : undefined
  useEffect(() => {
    if (!load || known) return
    let isShown = true
    load().then(
      (section) => {
        loaded.set(load, section)
        if (isShown) setLatest(() => section)
      },
      (error: unknown) => isShown && setFailure({ error }),
    )
    return () => {
      isShown = false
    }
  }, [load, known])
  if (failure) throw failure.error
  return known ?? null
}

/** Loads a section before it is drawn. */
export async function loadSection(name: string): Promise<void> {
  const load = sectionLoader(name, null)
  if (load) loaded.set(load, await load())
}
