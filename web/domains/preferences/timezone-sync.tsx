import { useEffect } from 'react'
import { usePreferences, useSavePreferences } from './queries.ts'

/** Saves the user's time zone to the account, so that morning mails arrive in the user's morning. */
export function TimezoneSync({ userId }: { userId: string }) {
  const { data } = usePreferences(userId)
  const { mutate } = useSavePreferences(userId, { isQuiet: true })
  const stored = data?.timezone
  useEffect(() => {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (stored && timezone && timezone !== stored) mutate({ timezone })
  }, [stored, mutate])
  return null
}
