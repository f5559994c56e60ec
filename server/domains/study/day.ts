const formats = new Map<string, Intl.DateTimeFormat>()
/** More than there are time zones. Each format takes about 30 KB. */
const formatsMax = 600

/** Returns the date of a moment in a time zone, as `2026-11-23`. */
export function dayOf(moment: Date, zone: string): string {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(zone, format)
    if (formats.size > formatsMax) formats.delete(formats.keys().next().value ?? zone)
  }
  return format.format(moment)
}

const minuteMs = 60_000
/** A day with a change of the clock can have 25 hours; some zones have changed by more. */
const dayMsMax = 27 * 60 * minuteMs

/** Returns the first moment of the next day in a time zone, to the minute. */
export function endOfDay(now: Date, zone: string): Date {
  const today = dayOf(now, zone)
  const first = Math.floor(now.getTime() / minuteMs)
  let [low, high] = [first, first + dayMsMax / minuteMs]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (dayOf(new Date(middle * minuteMs), zone) === today) low = middle
    else high = middle
  }
  return new Date(high * minuteMs)
}

/** Returns the date some days after another one. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
