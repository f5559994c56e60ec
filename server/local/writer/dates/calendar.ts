import { createRequire } from 'node:module'
import type { en } from 'chrono-node'

const msOfDay = 86_400_000

const fixedDays: Readonly<Record<string, readonly [month: number, day: number]>> = {
  christmas: [12, 25],
  'christmas day': [12, 25],
  'christmas eve': [12, 24],
  'boxing day': [12, 26],
  "new year's eve": [12, 31],
  "new year's day": [1, 1],
  'new year': [1, 1],
  "valentine's day": [2, 14],
  halloween: [10, 31],
}

/** Loads the English parsers on first use, because they take 20 MB. */
function loadChrono(): typeof en {
  return createRequire(import.meta.url)('chrono-node/en')
}

/** Returns midnight in UTC of the calendar day that a moment falls on, in UTC. */
export function dayOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / msOfDay) * msOfDay)
}

/** Returns the next day of that name, including today; null if the name is not in the table. */
export function holidayAfter(name: string, today: Date): Date | null {
  if (name === 'easter' || name === 'easter sunday')
    return [0, 1].map((years) => easter(today.getUTCFullYear() + years)).find((day) => day >= today) ?? null
  const found = fixedDays[name]
  if (!found) return null
  const [month, day] = found
  const thisYear = new Date(Date.UTC(today.getUTCFullYear(), month - 1, day))
  return thisYear >= today ? thisYear : new Date(Date.UTC(today.getUTCFullYear() + 1, month - 1, day))
}

/**
 * Returns the day that a few words name, or null. 3/4/2026 is read as the 3rd of April unless only the month can come
 * first, and a year alone as its first day. Without a year it is the next such day, or with `isPast` the last one.
 */
export function readDay(words: string, today: Date, isPast = false): Date | null {
  if (/^[12]\d{3}$/.test(words)) return new Date(Date.UTC(Number(words), 0, 1))
  const offset =
    /^(?:in )?(\d{1,5}) (day|week|month|year)s?(?: (from|after|before|ago)(?: (.{3,60}))?)?$/.exec(words)
  if (offset) return offsetFrom(offset, today)
  const reference = { instant: new Date(today.getTime() + msOfDay / 2), timezone: 0 }
  const { GB: dayFirst, casual: monthFirst } = loadChrono()
  for (const parser of [dayFirst, monthFirst]) {
    const [found] = parser.parse(words, reference)
    if (!found || found.text.length < words.replace(/^(?:the|on) /, '').length) continue
    const { start } = found
    const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
    if (year === null || month === null || day === null) continue
    const next = new Date(Date.UTC(year, month - 1, day))
    const isLastYear = isPast && next > today && !start.isCertain('year')
    return isLastYear ? new Date(Date.UTC(year - 1, month - 1, day)) : next
  }
  return null
}

function offsetFrom([, count, unit, direction = 'from', base]: RegExpExecArray, today: Date): Date | null {
  const from =
    !base || base === 'now' || base === 'today' ? today : (holidayAfter(base, today) ?? readDay(base, today))
  if (!from || (direction === 'ago' && base)) return null
  const amount = Number(count) * (direction === 'before' || direction === 'ago' ? -1 : 1)
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()]
  if (unit === 'day' || unit === 'week')
    return new Date(from.getTime() + amount * (unit === 'week' ? 7 : 1) * msOfDay)
  const months = unit === 'year' ? amount * 12 : amount
  // In a shorter month, the 31st becomes the last day.
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + months, Math.min(day, lastDay)))
}

export function plainDate(day: Date): string {
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

export function longDate(day: Date): string {
  return day.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

export function weekday(day: Date): string {
  return day.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
}

/**
 * Formats a span, for example "405 days (1 year, 1 month and 9 days; 57 weeks and 6 days)". `from` must not be after
 * `to`.
 */
export function spanText(from: Date, to: Date): string {
  const days = Math.round((to.getTime() - from.getTime()) / msOfDay)
  const whole = counted(days, 'day')
  if (days < 14) return whole
  const weeks = [counted(Math.floor(days / 7), 'week'), days % 7 > 0 && counted(days % 7, 'day')]
  const others = [calendarSpan(from, to), weeks.filter(Boolean).join(' and ')].filter(Boolean)
  return `${whole} (${others.join('; ')})`
}

/** Returns whole years and months, then the remaining days; '' for less than a month. */
function calendarSpan(from: Date, to: Date): string {
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  if (to.getUTCDate() < from.getUTCDate()) months--
  if (months < 1) return ''
  const anchor = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()))
  const days = Math.round((to.getTime() - anchor.getTime()) / msOfDay)
  const parts = [
    months >= 12 && counted(Math.floor(months / 12), 'year'),
    months % 12 > 0 && counted(months % 12, 'month'),
    days > 0 && counted(days, 'day'),
  ].filter((part) => part !== false)
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function counted(count: number, unit: string): string {
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`
}

/** Returns Western Easter Sunday, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): Date {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return new Date(Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32))
}
