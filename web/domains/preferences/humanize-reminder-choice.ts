import { usePreferences, useSavePreferences } from './queries.ts'

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
