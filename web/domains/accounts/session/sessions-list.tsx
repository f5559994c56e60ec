import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { OpenSession } from '../../../../contract/accounts.ts'
import { Button } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { momentText } from '../security-log-texts.ts'
import { useEndSessions, useOpenSessions } from '../security-queries.ts'

const phones = /android|iphone|ipad|ios/i

/** Lists the account's sessions; the user can end each one except the current one. */
export function SessionsList() {
  const open = useOpenSessions()
  const end = useEndSessions()
  const [asks, setAsks] = useState(false)
  const others = open.data?.filter(({ current }) => !current) ?? []

  function endOne(session: OpenSession) {
    end.mutate(session.id, {
      onSuccess: () => toast.success(`${nameOf(session)} was signed out`),
      onError: (error) => toast.error('The session could not be ended', { description: error.message }),
    })
  }
  function endOthers() {
    end.mutate(null, {
      onSuccess: () => toast.success('All other sessions were ended'),
      onError: (error) => toast.error('The sessions could not be ended', { description: error.message }),
      onSettled: () => setAsks(false),
    })
  }
  return (
    <SettingCard
      title="Open sessions"
      text="Browsers and programs that are signed in to your account."
      action={
        others.length > 0 && (
          <Button size="sm" onClick={() => setAsks(true)}>
            End all others
          </Button>
        )
      }
    >
      {open.isPending && <SessionsSkeleton />}
      {open.isError && !open.data && (
        <ErrorState title="The sessions could not be loaded" onRetry={() => open.refetch()} />
      )}
      {open.data?.map((session) => (
        <SettingRow
          key={session.id}
          icon={phones.test(session.device ?? '') ? <Smartphone /> : <Laptop />}
          title={nameOf(session)}
          text={placeOf(session)}
          action={
            session.current ? (
              <Badge tone="positive">This device</Badge>
            ) : (
              <Button
                size="sm"
                aria-label={`End the session of ${nameOf(session)}`}
                busy={end.isPending && end.variables === session.id}
                onClick={() => endOne(session)}
              >
                End
              </Button>
            )
          }
        />
      ))}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="End all other sessions?"
        description={`You stay signed in here. ${others.length === 1 ? 'The other device' : `The ${others.length} other devices`} will have to sign in again.`}
        confirmText="End all others"
        danger
        busy={end.isPending}
        onConfirm={endOthers}
      />
    </SettingCard>
  )
}

function nameOf({ device }: OpenSession): string {
  return device ?? 'Unknown program'
}

function placeOf(session: OpenSession): string {
  const text = [session.address, lastSeen(session)].filter(Boolean).join(' · ')
  return text[0]!.toUpperCase() + text.slice(1)
}

function lastSeen({ current, lastSeenAt, createdAt }: OpenSession): string {
  if (current) return `signed in ${momentText(createdAt, new Date())}`
  return `active ${momentText(lastSeenAt, new Date())}`
}

function SessionsSkeleton() {
  return (
    <SkeletonOver className="inset-x-5 inset-y-3.5 max-md:inset-x-4">
      <SettingRow
        icon={<Laptop />}
        title="A browser"
        text="This computer · signed in just now"
        action={<Badge tone="positive">This device</Badge>}
      />
    </SkeletonOver>
  )
}
