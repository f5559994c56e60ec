import { type KeyService, keyServices, type OwnKeys } from '../../../contract/keys.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { preferenceTexts } from '../../locales/en/shared/preferences.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { SettingCard } from '../../ui/layout/setting-card.tsx'
import { useOwnKeys } from './key-queries.ts'
import { KeyRow } from './key-row.tsx'

const serviceTexts = (): Record<
  KeyService,
  { name: string; text: (host: string, isUsed: boolean) => string }
> => ({
  openai: {
    name: 'OpenAI',
    text: (host) => settingsTexts.addsItsModelsToThis({ host }),
  },
  undetectable: {
    name: 'Undetectable.ai',
    text: (host, isUsed) =>
      isUsed ? settingsTexts.paysForHumanizingInstead({ host }) : settingsTexts.thisSiteHumanizesWithout,
  },
})

/** The user's own keys of other services. */
export function KeyCard() {
  const keys = useOwnKeys()
  if (keys.isError && !keys.data)
    return <ErrorState title={preferenceTexts.loadFailed} onRetry={() => keys.refetch()} />
  if (keys.data && !keys.data.allowed)
    return (
      <SettingCard title={settingsTexts.yourOwnKeys}>
        <p className="px-5 py-4 text-ink-muted max-md:px-4">{settingsTexts.thisSiteUsesOnlyIts}</p>
      </SettingCard>
    )
  return (
    <SettingCard title={settingsTexts.yourOwnKeys} text={settingsTexts.encryptedBeforeTheyAre}>
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
  addressed: [],
  openai: null,
  undetectable: null,
  hosts: { openai: 'api.openai.com', undetectable: '' },
  standardHosts: { openai: 'api.openai.com', undetectable: '' },
  used: { openai: false, undetectable: false },
}

function KeyRows({ keys }: { keys: OwnKeys }) {
  // A key of a service that this site never asks would pay for nothing; one that is stored can still be removed.
  const shown = keyServices.filter(
    (service) => service !== 'undetectable' || keys.used[service] || keys[service] !== null,
  )
  return shown.map((service) => (
    <KeyRow
      key={service}
      service={service}
      name={serviceTexts()[service].name}
      text={serviceTexts()[service].text(keys.hosts[service], keys.used[service])}
      state={keys[service]}
      isAddressed={keys.addressed.includes(service)}
      standardHost={keys.standardHosts[service]}
    />
  ))
}
