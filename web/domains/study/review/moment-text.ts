import { formatDeviceDate } from '../../../locales/format.ts'

/** A time today, otherwise the date, as this device writes them. */
export function formatRecentMoment(moment: string): string {
  const date = new Date(moment)
  const isToday = date.toDateString() === new Date().toDateString()
  return formatDeviceDate(date, isToday ? 'time' : 'long')
}
