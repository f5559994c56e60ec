import { DeleteAccountCard } from '../../domains/accounts/leaving/delete-account-card.tsx'
import { ExportCard } from '../../domains/accounts/leaving/export-card.tsx'
import { PasskeysCard } from '../../domains/accounts/passkeys/passkeys-card.tsx'
import { SecurityLog } from '../../domains/accounts/security/security-log.tsx'
import { SessionsList } from '../../domains/accounts/session/sessions-list.tsx'
import { TwoFactorCard } from '../../domains/accounts/two-factor/two-factor-card.tsx'
import { PlanLost } from '../../domains/billing/settings/plan-lost.tsx'
import { HistoryCard } from '../../domains/preferences/history-card.tsx'
import type { SectionProps } from './section-props.ts'
import { SharedLinksCard } from './shared-links-card.tsx'

export function Section({ person, plans }: SectionProps) {
  return (
    <>
      <PasskeysCard />
      <TwoFactorCard />
      <HistoryCard userId={person.id} />
      <ExportCard />
      {/* The length of these lists is not known while they load, so they push as little as possible. */}
      <SharedLinksCard />
      <SessionsList />
      <SecurityLog />
      <DeleteAccountCard planLost={plans && <PlanLost userId={person.id} />} />
    </>
  )
}
