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

/**
 * Reports whether the chat asks before it sends a message with Humanize off. It does until the user turns it off.
 * `isOn` is null while that is being loaded; it is true when it cannot be loaded.
 */
export function useHumanizeReminder(userId: string) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId, { isQuiet: true })
  const isLoading = preferences.isFetching && preferences.failureCount === 0
  return {
    isOn: preferences.data?.humanize_reminder ?? (isLoading ? null : true),
    turnOff: () => save.mutate({ humanize_reminder: false }),
  }
}

/**
 * Reports which language model the user chose to recast texts: its id, empty for the built-in rules, and null while it
 * is unknown.
 */
export function useRecastChoice(userId: string | undefined) {
  const owner = userId ?? ''
  const preferences = usePreferences(owner, userId !== undefined)
  const save = useSavePreferences(owner, { isQuiet: true })
  return {
    modelId: preferences.data?.recast_model ?? null,
    choose: (modelId: string) => save.mutate({ recast_model: modelId }),
  }
}
