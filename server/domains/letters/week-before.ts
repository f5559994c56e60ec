export type Week = {
  /** The day it began, '2026-11-16': a Monday, where the user is. */
  monday: string
  from: Date
  /** The first moment that is not of it. */
  to: Date
}

const dayMs = 86_400_000
const morningHour = 8

/**
 * The week that ended last Sunday night in `zone`, while its report is due there: from Monday at eight, through Tuesday for
 * servers that were away. Null at any other time. A zone that this machine does not know is taken for UTC.
 */
export function weekBefore(now: Date, zone: string): Week | null {
  const offsetAt = offsetsOf(zone)
  const local = new Date(now.getTime() + offsetAt(now.getTime()))
  const weekday = local.getUTCDay()
  if (weekday === 0 || weekday > 2 || (weekday === 1 && local.getUTCHours() < morningHour)) return null
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() - weekday + 1)
  const instantOf = (wall: number) => {
    // The offset of a guess that lies across a change of the clocks is one hour wrong; that of the second is right.
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

/** How many milliseconds the clocks of a zone are ahead of UTC at a moment. */
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
