import type { ReactNode } from 'react'
import { formatDeviceDate } from '../../locales/format.ts'

/** One line of a history. */
export type HistoryEntry = {
  id: string
  title: string
  /** An ISO timestamp. */
  createdAt: string
  /** Facts shown below the title, before the time, with a separator between them. */
  facts: ReactNode[]
}

/** Formats '14:32' for today and yesterday (the group names the day), '12 Nov', or '12 Nov 2025' in other years. */
export function entryMoment(moment: string, group: string, now: Date): string {
  const date = new Date(moment)
  if (group === 'Today' || group === 'Yesterday') return formatDeviceDate(date, 'time')
  const isThisYear = date.getFullYear() === now.getFullYear()
  return formatDeviceDate(date, isThisYear ? 'short' : 'shortYear')
}
