import { preferenceTexts } from '../../../contract/preferences.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SettingCard } from '../../ui/layout/setting-card.tsx'
import { useOwnKeys } from './key-queries.ts'
import { KeyRow } from './key-row.tsx'

/** Keys of other services that the user brings. */
export function KeyCard() {
  const keys = useOwnKeys()
  if (keys.isError && !keys.data)
    return <ErrorState title={preferenceTexts.loadFailed} onRetry={() => keys.refetch()} />
  if (keys.data && !keys.data.allowed)
    return (
      <SettingCard title="Your own keys">
        <p className="px-5 py-4 text-ink-muted max-md:px-4">
          This site answers with its operator’s models alone and takes no keys.
        </p>
      </SettingCard>
    )
  return (
    <SettingCard
      title="Your own keys"
      text="Encrypted before they are stored, never shown again, and in no export. Remove them whenever you like."
    >
      {keys.data ? (
        <>
          <KeyRow
            service="openai"
            name="OpenAI"
            text={`Its models join the ones of this site, paid by you. Sent to ${keys.data.hosts.openai} alone.`}
            state={keys.data.openai}
          />
          <KeyRow
            service="undetectable"
            name="Undetectable.ai"
            text={
              keys.data.used.undetectable
                ? `Pays for humanizing in the place of the site’s key. Sent to ${keys.data.hosts.undetectable} alone.`
                : 'This site humanizes without that service, so a key of yours would wait unused.'
            }
            state={keys.data.undetectable}
          />
        </>
      ) : (
        [1, 2].map((row) => (
          <div key={row} role="status" aria-label="Loading" className="flex flex-col gap-2 px-5 py-4">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-3 w-64" />
          </div>
        ))
      )}
    </SettingCard>
  )
}
