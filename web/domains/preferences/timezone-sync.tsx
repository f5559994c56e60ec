import { useEffect } from 'react'
import { nameOfTimezone } from '../../../contract/preferences.ts'
import { usePreferences, useSavePreferences } from './queries.ts'
import { deviceTimezone } from './timezones.ts'

/** A browser takes long to find its time zone for the first time, so the page is drawn before. */
const afterMs = 8_000

/** Saves the time zone of this device to the account, unless the user chose one. */
export function TimezoneSync({ userId }: { userId: string }) {
  const { data } = usePreferences(userId)
  const { mutate } = useSavePreferences(userId, { isQuiet: true })
  const stored = data?.timezone
  const follows = data?.timezone_follows_device
  useEffect(() => {
    if (!follows) return
    const timer = window.setTimeout(() => {
      const timezone = deviceTimezone()
      // The server may name the same zone as an older device does: Asia/Calcutta.
      if (timezone && timezone !== nameOfTimezone(stored ?? '')) mutate({ timezone })
    }, afterMs)
    return () => window.clearTimeout(timer)
  }, [stored, follows, mutate])
  return null
}
