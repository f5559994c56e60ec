import type { ReactNode } from 'react'

/** One line of a history. */
export type HistoryEntry = {
  id: string
  title: string
  /** An ISO timestamp. */
  createdAt: string
  /** Facts shown below the title, before the time, with a separator between them. */
  facts: ReactNode[]
}

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

/** Formats '14:32' for today and yesterday (the group names the day), '12 Nov', or '12 Nov 2025' in other years. */
export function entryMoment(moment: string, group: string, now: Date): string {
  const date = new Date(moment)
  if (group === 'Today' || group === 'Yesterday') return date.toLocaleTimeString(undefined, time)
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString(undefined, isThisYear ? day : { ...day, year: 'numeric' })
}
