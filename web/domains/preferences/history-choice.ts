import { usePreferences, useSavePreferences } from './queries.ts'

export const historySettingsPath = '/settings/privacy#history'

/** Are checked and humanized texts of this user kept? `isOn` is null while that is not known. */
export function useHistoryChoice(userId: string) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId)
  return {
    isOn: preferences.data?.history_on ?? null,
    turnOn: () => save.mutate({ history_on: true }),
    settingsPath: historySettingsPath,
  }
}
