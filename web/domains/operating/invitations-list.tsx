import { Ellipsis, Mail, MailPlus } from 'lucide-react'
import { useState } from 'react'
import {
  type InvitationAct,
  type InvitationState,
  invitationsPerPage,
  type ListedInvitation,
} from '../../../contract/operating/invitations.ts'
import { plans } from '../../../contract/plans.ts'
import { invitationsTexts as texts } from '../../locales/en/operating/invitations.ts'
import { formatDate } from '../../locales/format.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import type { Tone } from '../../ui/feedback/tone.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SettingRow } from '../../ui/layout/setting-card.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { useInvitationAct, useInvitations } from './invitation-queries.ts'
import { InviteForm } from './invite-form.tsx'
import { PageButtons } from './page-buttons.tsx'
import { personName } from './person-name.ts'

type InvitationsListProps = { isClosed: boolean; sellsPlans: boolean }

/** Invites people, and lists who was invited and what became of it. */
export function InvitationsList({ isClosed, sellsPlans }: InvitationsListProps) {
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useInvitations(page)
  return (
    <section aria-label={texts.title} className="flex flex-col gap-4">
      {isClosed && <Note tone="caution">{texts.closed}</Note>}
      <InviteForm sellsPlans={sellsPlans} />
      <Card className="[&>*~*]:border-t [&>*]:border-line">
        {data ? (
          data.invitations.map((each) => <InvitationRow key={each.id} invitation={each} />)
        ) : isError ? (
          <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />
        ) : (
          <SkeletonOver>
            <SettingRow title={texts.title} text={texts.title} />
          </SkeletonOver>
        )}
        {data?.invitations.length === 0 && <EmptyState icon={<MailPlus />} title={texts.none} />}
      </Card>
      {data && <PageButtons page={page} total={data.total} perPage={invitationsPerPage} onPage={setPage} />}
    </section>
  )
}

const tones: Record<InvitationState, Tone> = {
  open: 'accent',
  used: 'positive',
  expired: 'caution',
  withdrawn: 'neutral',
}

function InvitationRow({ invitation }: { invitation: ListedInvitation }) {
  const { id, email, tier, state, createdAt, expiresAt, usedAt, usedBy, invitedBy } = invitation
  const { mutate, isPending } = useInvitationAct(id)
  const name = email ?? texts.link
  const acts: InvitationAct[] = [
    ...(email && (state === 'open' || state === 'expired') ? (['send-invitation'] as const) : []),
    ...(state === 'open' ? (['withdraw-invitation'] as const) : []),
  ]
  function act(which: InvitationAct) {
    mutate(which, {
      onSuccess: () => toast.success(texts.done[which]),
      onError: (error) => toast.error(error.message),
    })
  }
  return (
    <SettingRow
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-all">{name}</span>
          <Badge tone={tones[state]} icon={state === 'open' && email ? <Mail aria-hidden="true" /> : null}>
            {state === 'open' ? (email ? texts.states.sent : texts.states.made) : texts.states[state]}
          </Badge>
          {tier && <Badge>{plans[tier].name}</Badge>}
        </span>
      }
      text={
        <>
          <span className="tabular block break-words">
            {texts.by({
              operator: invitedBy ? personName(invitedBy) : texts.server,
              date: formatDate(createdAt, 'moment'),
            })}
          </span>
          <span className="tabular block break-words">
            {usedAt
              ? texts.usedBy({
                  person: usedBy ? personName(usedBy) : texts.someone,
                  date: formatDate(usedAt, 'moment'),
                })
              : state === 'withdrawn'
                ? texts.withdrawn
                : texts.expires({
                    date: formatDate(expiresAt, 'moment'),
                    isPast: state === 'expired' ? 'yes' : 'no',
                  })}
          </span>
        </>
      }
      action={
        acts.length > 0 && (
          <Menu
            trigger={<IconButton label={texts.actsFor({ name })} icon={<Ellipsis />} disabled={isPending} />}
          >
            {acts.map((each) => (
              <MenuItem key={each} onSelect={() => act(each)}>
                {texts.acts[each]}
              </MenuItem>
            ))}
          </Menu>
        )
      }
    />
  )
}
