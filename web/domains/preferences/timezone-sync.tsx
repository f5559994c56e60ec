import { useEffect } from 'react'
import { usePreferences, useSavePreferences } from './queries.ts'

/** Tells the account in which time zone its owner is, so that what is sent in the morning comes in theirs. */
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
