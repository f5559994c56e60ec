import { reviewTexts as texts } from '../../../locales/en/study/review.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const month = 30.4 * day
const year = 365 * day

/** “10 min”, “3 days”, “2 months”: how long until a card comes back. */
export function intervalText(seconds: number): string {
  if (seconds < 55 * minute) return texts.in.minutes({ count: Math.max(1, Math.round(seconds / minute)) })
  if (seconds < 22 * hour) return texts.in.hours({ count: Math.round(seconds / hour) })
  if (seconds < month) return texts.in.days({ count: Math.max(1, Math.round(seconds / day)) })
  if (seconds < year) return texts.in.months({ count: Math.round(seconds / month) })
  return texts.in.years({ count: Math.round(seconds / year) })
}
