import { type KeyService, keyServices, type OwnKeys } from '../../../contract/keys.ts'
import { preferenceTexts } from '../../../contract/preference-texts.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { SettingCard } from '../../ui/layout/setting-card.tsx'
import { useOwnKeys } from './key-queries.ts'
import { KeyRow } from './key-row.tsx'

const serviceTexts: Record<KeyService, { name: string; text: (host: string, isUsed: boolean) => string }> = {
  openai: {
    name: 'OpenAI',
    text: (host) => `Adds its models to this site’s, paid by you. Sent only to ${host}.`,
  },
  undetectable: {
    name: 'Undetectable.ai',
    text: (host, isUsed) =>
      isUsed
        ? `Pays for humanizing instead of this site’s key. Sent only to ${host}.`
        : 'This site humanizes without that service, so your key would not be used.',
  },
}

/** The user's own keys of other services. */
export function KeyCard() {
  const keys = useOwnKeys()
  if (keys.isError && !keys.data)
    return <ErrorState title={preferenceTexts.loadFailed} onRetry={() => keys.refetch()} />
  if (keys.data && !keys.data.allowed)
    return (
      <SettingCard title="Your own keys">
        <p className="px-5 py-4 text-ink-muted max-md:px-4">
          This site uses only its operator’s models and does not accept keys.
        </p>
      </SettingCard>
    )
  return (
    <SettingCard
      title="Your own keys"
      text="Encrypted before they are stored, never shown again and never exported. You can remove them at any time."
    >
      {keys.data ? (
        <KeyRows keys={keys.data} />
      ) : (
        <SkeletonOver className="inset-x-5 inset-y-3.5 max-md:inset-x-4">
          <KeyRows keys={keysBeforeLoading} />
        </SkeletonOver>
      )}
    </SettingCard>
  )
}

/** The answer of a site with default settings, which gives the skeleton its size. */
const keysBeforeLoading: OwnKeys = {
  allowed: true,
  openai: null,
  undetectable: null,
  hosts: { openai: 'api.openai.com', undetectable: '' },
  used: { openai: false, undetectable: false },
}

function KeyRows({ keys }: { keys: OwnKeys }) {
  return keyServices.map((service) => (
    <KeyRow
      key={service}
      service={service}
      name={serviceTexts[service].name}
      text={serviceTexts[service].text(keys.hosts[service], keys.used[service])}
      state={keys[service]}
    />
  ))
}
