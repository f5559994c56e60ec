import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { OpenSession } from '../../../../contract/accounts.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { sessionsListTexts } from '../../../locales/en/accounts/sessions-list.ts'
import { Button } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { deviceText, momentText } from '../security-log-texts.ts'
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
      onSuccess: () => toast.success(sessionsListTexts.wasSignedOut({ session: nameOf(session) })),
      onError: (error) => toast.error(sessionsListTexts.theSessionCouldNotBe, { description: error.message }),
    })
  }
  function endOthers() {
    end.mutate(null, {
      onSuccess: () => toast.success(sessionsListTexts.allOtherSessionsWere),
      onError: (error) =>
        toast.error(sessionsListTexts.theSessionsCouldNotBe, { description: error.message }),
      onSettled: () => setAsks(false),
    })
  }
  return (
    <SettingCard
      title={sessionsListTexts.openSessions}
      text={sessionsListTexts.browsersAndProgramsThat}
      action={
        others.length > 0 && (
          <Button size="sm" onClick={() => setAsks(true)}>
            {sessionsListTexts.endAllOthers}
          </Button>
        )
      }
    >
      {open.isPending && <SessionsSkeleton />}
      {open.isError && !open.data && (
        <ErrorState title={sessionsListTexts.theSessionsCouldNotBeBeLoaded} onRetry={() => open.refetch()} />
      )}
      {open.data?.map((session) => (
        <SettingRow
          key={session.id}
          icon={phones.test(session.device ?? '') ? <Smartphone /> : <Laptop />}
          title={nameOf(session)}
          text={placeOf(session)}
          action={
            session.current ? (
              <Badge tone="positive">{sessionsListTexts.thisDevice}</Badge>
            ) : (
              <Button
                size="sm"
                aria-label={sessionsListTexts.endTheSessionOf({ session: nameOf(session) })}
                busy={end.isPending && end.variables === session.id}
                onClick={() => endOne(session)}
              >
                {sessionsListTexts.end}
              </Button>
            )
          }
        />
      ))}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={sessionsListTexts.endAllOtherSessions}
        description={sessionsListTexts.youStaySignedInHere({ count: others.length })}
        confirmText={sessionsListTexts.endAllOthers}
        danger
        busy={end.isPending}
        onConfirm={endOthers}
      />
    </SettingCard>
  )
}

function nameOf({ device }: OpenSession): string {
  return device ? deviceText(device) : sessionsListTexts.unknownProgram
}

function placeOf(session: OpenSession): string {
  const text = [contractText(session.address ?? ''), lastSeen(session)].filter(Boolean).join(' · ')
  return text[0]!.toUpperCase() + text.slice(1)
}

function lastSeen({ current, lastSeenAt, createdAt }: OpenSession): string {
  if (current) return sessionsListTexts.signedIn({ moment: momentText(createdAt, new Date()) })
  return sessionsListTexts.active({ moment: momentText(lastSeenAt, new Date()) })
}

function SessionsSkeleton() {
  return (
    <SkeletonOver className="inset-x-5 inset-y-3.5 max-md:inset-x-4">
      <SettingRow
        icon={<Laptop />}
        title={sessionsListTexts.aBrowser}
        text={sessionsListTexts.thisComputerSignedInJust}
        action={<Badge tone="positive">{sessionsListTexts.thisDevice}</Badge>}
      />
    </SkeletonOver>
  )
}
