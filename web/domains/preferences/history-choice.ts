import { usePreferences, useSavePreferences } from './queries.ts'

const historySettingsPath = '/settings/privacy#history'

/** Reports whether this user's checked and humanized texts are kept; `isOn` is null until it is known. */
export function useHistoryChoice(userId: string) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId)
  return {
    isOn: preferences.data?.history_on ?? null,
    turnOn: () => save.mutate({ history_on: true }),
    settingsPath: historySettingsPath,
  }
}
