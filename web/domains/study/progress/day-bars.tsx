import { reviewTexts } from '../../../locales/en/study/review.ts'
import { formatDate, formatNumber } from '../../../locales/format.ts'

type Day = { day: string; count: number; text: string }

/** One bar for each day. Screen readers get the days that have something as a list. */
export function DayBars({ label, days }: { label: string; days: Day[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  if (days.every(({ count }) => count === 0))
    return <p className="text-14 text-ink-muted">{reviewTexts.nothingYet}</p>
  return (
    <figure className="flex flex-col gap-2">
      <ul aria-label={label} className="flex h-32 items-end gap-1">
        {days.map(({ day, count, text }) => (
          <li
            key={day}
            className="flex h-full min-w-0 flex-1 flex-col justify-end gap-1"
            title={`${dateOf(day)}: ${text}`}
          >
            <span className="sr-only">
              {dateOf(day)}: {text}
            </span>
            {count > 0 && (
              <span aria-hidden="true" className="tabular text-center text-12 text-ink-muted">
                {formatNumber(count)}
              </span>
            )}
            <span
              aria-hidden="true"
              className={count > 0 ? 'w-full rounded-t-small bg-accent' : 'w-full rounded-t-small bg-line'}
              style={{ height: count > 0 ? `${Math.max(4, (80 * count) / most)}%` : '2px' }}
            />
          </li>
        ))}
      </ul>
      <figcaption aria-hidden="true" className="flex justify-between text-12 text-ink-muted">
        <span>{dateOf(first.day)}</span>
        <span>{dateOf(last.day)}</span>
      </figcaption>
    </figure>
  )
}

/** Noon, so that no time zone moves it to another day. */
const dateOf = (day: string) => formatDate(`${day}T12:00:00`, 'short')
