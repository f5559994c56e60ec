import { usePreferences, useSavePreferences } from './queries.ts'

/** Does the chat ask before it sends a message with Humanize off? Yes until the user switches the question off. */
export function useHumanizeReminder(userId: string) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId, { isQuiet: true })
  return {
    isOn: preferences.data?.humanize_reminder ?? true,
    turnOff: () => save.mutate({ humanize_reminder: false }),
  }
}
