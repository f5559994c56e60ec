import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '../../../contract/api/api-keys.ts'
import { apiKeyTexts as texts } from '../../locales/en/api-keys/keys.ts'
import { formatDate, formatList, formatRecentDate } from '../../locales/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useApiKeys, useRevokeKey } from './key-queries.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

const firstKeys = 10

/** Lists the keys of the account, makes new ones and revokes them. */
export function KeysCard() {
  const { data, isPending, isError, refetch } = useApiKeys()
  const revoke = useRevokeKey()
  const [isMaking, setMaking] = useState(false)
  const [asked, setAsked] = useState<ApiKey | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const keys = data?.keys ?? []
  const shown = showsAll ? keys : keys.slice(0, firstKeys)

  function revokeAsked() {
    if (!asked) return
    revoke.mutate(asked.id, {
      onSuccess: () => toast.success(texts.wasRevoked({ name: asked.name })),
      onError: (error) => toast.error(texts.notRevoked, { description: error.message }),
      onSettled: () => setAsked(null),
    })
  }
  return (
    <SettingCard
      title={texts.title}
      text={
        <>
          {texts.text}{' '}
          <a href="/developers" className="text-accent underline underline-offset-2">
            {texts.reference}
          </a>
        </>
      }
      action={
        <Button size="sm" disabled={!data?.isIncluded} onClick={() => setMaking(true)}>
          {texts.makeKey}
        </Button>
      }
    >
      {isPending && <KeysSkeleton />}
      {isError && !data && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      {data && !data.isIncluded && (
        <SettingRow
          icon={<KeyRound />}
          title={texts.needsPlan}
          text={texts.needsPlanText}
          stacks
          action={
            <ButtonLink size="sm" to="/subscription-plans">
              {texts.seePlans}
            </ButtonLink>
          }
        />
      )}
      {data?.isIncluded && keys.length === 0 && (
        <EmptyState icon={<KeyRound />} title={texts.empty} text={texts.emptyText} />
      )}
      {shown.map((key) => (
        <SettingRow
          key={key.id}
          icon={<KeyRound />}
          title={
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="wrap-anywhere">{key.name}</span>
              <span className="text-13 font-normal text-ink-muted">
                {texts.endsIn({ lastFour: key.lastFour })}
              </span>
            </span>
          }
          text={factsOf(key)}
          action={<KeyAction apiKey={key} onRevoke={() => setAsked(key)} />}
        />
      ))}
      {keys.length > shown.length && (
        <div className="px-5 py-3 max-md:px-4">
          <Button onClick={() => setShowsAll(true)}>{texts.showAll({ count: keys.length })}</Button>
        </div>
      )}
      <NewKeyDialog open={isMaking} onOpenChange={setMaking} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={texts.revokeTitle({ name: asked?.name ?? '' })}
        description={texts.revokeText}
        confirmText={texts.revoke}
        danger
        busy={revoke.isPending}
        onConfirm={revokeAsked}
      />
    </SettingCard>
  )
}

function KeyAction({ apiKey: { state, name }, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  if (state !== 'active') return <Badge>{state === 'revoked' ? texts.revoked : texts.expired}</Badge>
  return (
    <Button size="sm" aria-label={texts.revokeKey({ name })} onClick={onRevoke}>
      {texts.revoke}
    </Button>
  )
}

/** What the key may do, where from, and how it was used. */
function factsOf(key: ApiKey): string {
  const { scopes, addresses, wordsPerDay, wordsToday, expiresAt, lastUsedAt, state } = key
  const used = lastUsedAt
    ? texts.lastUsed({ moment: formatRecentDate(lastUsedAt, new Date()) })
    : texts.neverUsed
  const words = wordsPerDay
    ? texts.wordsToday({ words: wordsToday, limit: wordsPerDay })
    : wordsToday > 0 && texts.wordsTodayOnly({ words: wordsToday })
  return [
    formatList(scopes.map((scope) => texts.scopes[scope])),
    addresses.length > 0 && texts.fromAddresses({ addresses: formatList(addresses) }),
    used,
    words,
    expiresAt && state === 'active' && texts.expires({ day: formatDate(expiresAt, 'shortYear') }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function KeysSkeleton() {
  return (
    <SkeletonOver className="inset-x-5 inset-y-3.5 max-md:inset-x-4">
      <EmptyState icon={<KeyRound />} title={texts.empty} text={texts.emptyText} />
    </SkeletonOver>
  )
}
