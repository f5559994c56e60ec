import { usePreferences, useSavePreferences } from './queries.ts'

/** Reports whether the chat asks before it sends a message with Humanize off. It does until the user turns it off. */
export function useHumanizeReminder(userId: string) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId, { isQuiet: true })
  return {
    isOn: preferences.data?.humanize_reminder ?? true,
    turnOff: () => save.mutate({ humanize_reminder: false }),
  }
}
