import type { ReactNode } from 'react'

/** One line of a history. */
export type HistoryEntry = {
  id: string
  title: string
  /** An ISO moment. */
  createdAt: string
  /** What stands below the title, before the time; each apart from the next. */
  facts: ReactNode[]
}

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

/** '14:32' today and yesterday, which the group says; else '12 Nov', and in another year '12 Nov 2025'. */
export function entryMoment(moment: string, group: string, now: Date): string {
  const date = new Date(moment)
  if (group === 'Today' || group === 'Yesterday') return date.toLocaleTimeString(undefined, time)
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString(undefined, isThisYear ? day : { ...day, year: 'numeric' })
}
