import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { preferenceTexts } from '../../locales/en/shared/preferences.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { SettingCard } from '../../ui/layout/setting-card.tsx'
import { usePreferences, useSavePreferences } from './queries.ts'

/** Restores the question that "Don't ask again" in the chat switches off. */
export function ChatSettings({ userId }: { userId: string }) {
  const { data: preferences, isError, refetch } = usePreferences(userId)
  const save = useSavePreferences(userId)
  const control = (
    <Switch
      label={settingsTexts.askBeforeSendingWithout}
      text={settingsTexts.withHumanizeOffLonghand}
      checked={preferences?.humanize_reminder ?? true}
      isLoading={!preferences}
      onChange={(isOn) => save.mutate({ humanize_reminder: isOn })}
    />
  )
  return (
    <SettingCard title={settingsTexts.chat}>
      <div className="px-5 py-3.5 max-md:px-4">
        {!preferences && isError ? (
          <ErrorState title={preferenceTexts.loadFailed} onRetry={() => void refetch()} />
        ) : (
          control
        )}
      </div>
    </SettingCard>
  )
}
