import { usePreferences } from './queries.ts'

/** The time zone of this device, such as Europe/Paris; empty if the browser does not know it. */
export function deviceTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

/** All time zones of the browser, with those given, which other devices may name differently. */
export function timezones(...more: string[]): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...more.filter(Boolean)])].sort()
}

/** Europe/Isle_of_Man → Europe / Isle of Man */
export function timezoneName(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ')
}

/** The time zone of the user's setting; that of this device where the setting follows it, or cannot be loaded. */
export function useTimezone(userId: string): string | undefined {
  const { data, isError } = usePreferences(userId)
  if (data && !data.timezone_follows_device) return data.timezone
  return data || isError ? deviceTimezone() || data?.timezone || 'UTC' : undefined
}
