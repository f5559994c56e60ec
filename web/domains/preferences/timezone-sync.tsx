import { useEffect } from 'react'
import { usePreferences, useSavePreferences } from './queries.ts'
import { deviceTimezone } from './timezones.ts'

/** Saves the time zone of this device to the account, unless the user chose one. */
export function TimezoneSync({ userId }: { userId: string }) {
  const { data } = usePreferences(userId)
  const { mutate } = useSavePreferences(userId, { isQuiet: true })
  const stored = data?.timezone
  const follows = data?.timezone_follows_device
  useEffect(() => {
    const timezone = deviceTimezone()
    if (follows && timezone && timezone !== stored) mutate({ timezone })
  }, [stored, follows, mutate])
  return null
}
