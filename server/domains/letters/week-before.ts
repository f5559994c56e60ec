export type Week = {
  /** The first day, '2026-11-16': a Monday in the user's time zone. */
  monday: string
  from: Date
  /** The first moment after the week. */
  to: Date
}

const dayMs = 86_400_000
const morningHour = 8

/**
 * Returns the week that ended last Sunday night in `zone`, while its report is due: from Monday at eight, through
 * Tuesday in case no server ran. Null at any other time. An unknown zone counts as UTC.
 */
export function weekBefore(now: Date, zone: string): Week | null {
  const offsetAt = offsetsOf(zone)
  const local = new Date(now.getTime() + offsetAt(now.getTime()))
  const weekday = local.getUTCDay()
  if (weekday === 0 || weekday > 2 || (weekday === 1 && local.getUTCHours() < morningHour)) return null
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() - weekday + 1)
  const instantOf = (wall: number) => {
    // The offset of a guess across a clock change is one hour off; the second one is right.
    const guess = wall - offsetAt(wall)
    return new Date(wall - offsetAt(guess))
  }
  const begin = midnight - 7 * dayMs
  return {
    monday: new Date(begin).toISOString().slice(0, 10),
    from: instantOf(begin),
    to: instantOf(midnight),
  }
}

/** Returns a function for the milliseconds that a zone is ahead of UTC at a given time. */
function offsetsOf(zone: string): (at: number) => number {
  const format = formatOf(zone)
  return (at) => {
    const parts = format.formatToParts(at).map(({ type, value }) => [type, Number(value)])
    const { year, month, day, hour, minute, second } = Object.fromEntries(parts)
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric'
  const wanted = {
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...wanted, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...wanted, timeZone: 'UTC' })
  }
}
