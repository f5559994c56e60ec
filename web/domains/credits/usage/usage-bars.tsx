import { type PointerEvent, useState } from 'react'
import { formatDate, formatNumber } from '../../../locales/format.ts'
import { axisTop, type UsageDay } from './usage-days.ts'
import { type Series, sumOf } from './usage-series.ts'

type UsageBarsProps = { days: UsageDay[]; series: Series[]; name: string }

const heightPx = 176
/** Space between two kinds of one bar, so that they do not differ by colour alone. */
const gapPx = 2
const daysPerLabel = 7

/** Stacked bars, one for each day. The table beside them has the same figures for screen readers and keyboards. */
export function UsageBars({ days, series, name }: UsageBarsProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const top = axisTop(Math.max(...days.map((day) => sumOf(day, series))))
  const step = 100 / days.length
  function onPoint({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * days.length))))
  }
  return (
    <div className="flex gap-3">
      <div
        aria-hidden="true"
        style={{ height: heightPx }}
        className="tabular relative w-10 shrink-0 text-right text-12 text-ink-muted [&>span]:absolute [&>span]:right-0 [&>span]:-translate-y-1/2"
      >
        {[1, 0.5, 0].map((share) => (
          <span key={share} style={{ top: (1 - share) * heightPx }}>
            {formatNumber(top * share, { notation: 'compact' })}
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <div className="relative" onPointerMove={onPoint} onPointerLeave={() => setPointed(null)}>
          <svg role="img" aria-label={name} width="100%" height={heightPx} className="block">
            {[0, 0.5, 1].map((share) => (
              <line
                key={share}
                x1="0"
                x2="100%"
                y1={Math.min(heightPx - 0.5, share * heightPx + 0.5)}
                y2={Math.min(heightPx - 0.5, share * heightPx + 0.5)}
                className="stroke-line"
              />
            ))}
            {pointed !== null && (
              <rect
                x={`${pointed * step}%`}
                width={`${step}%`}
                height="100%"
                className="fill-surface-hover"
              />
            )}
            {days.map((day, index) => (
              <Bar key={day.day.getTime()} day={day} series={series} top={top} x={index * step} step={step} />
            ))}
          </svg>
          {pointed !== null && <DayCard day={days[pointed]!} series={series} at={(pointed + 0.5) * step} />}
        </div>
        <div aria-hidden="true" className="relative mt-2 h-4 text-12 whitespace-nowrap text-ink-muted">
          {days.map((day, index) =>
            (days.length - 1 - index) % daysPerLabel === 0 ? (
              <span
                key={day.day.getTime()}
                style={{ left: `${(index + 0.5) * step}%` }}
                className="absolute -translate-x-1/2 last:-translate-x-3/4"
              >
                {formatDate(day.day, 'short')}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </div>
  )
}

type BarProps = { day: UsageDay; series: Series[]; top: number; x: number; step: number }

function Bar({ day, series, top, x, step }: BarProps) {
  let bottom = heightPx
  return series.map(({ key, fill }) => {
    if (day[key] === 0) return null
    const height = Math.max(3, (day[key] / top) * (heightPx - 1))
    bottom -= height
    return (
      <rect
        key={key}
        x={`${x + step * 0.18}%`}
        width={`${step * 0.64}%`}
        y={Math.max(0, bottom)}
        height={Math.max(1, height - gapPx)}
        rx="2"
        className={fill}
      />
    )
  })
}

/** The figures of the day below the pointer. */
function DayCard({ day, series, at }: { day: UsageDay; series: Series[]; at: number }) {
  return (
    <div
      aria-hidden="true"
      style={{ left: `${at}%`, translate: at < 50 ? '0.75rem 0' : 'calc(-100% - 0.75rem) 0' }}
      className="pointer-events-none absolute top-0 z-10 w-max rounded-control bg-surface-raised px-3 py-2 text-13 shadow-float outline-1 outline-line/60"
    >
      <p className="font-medium">{formatDate(day.day, 'long')}</p>
      {series.map(({ key, label, ground }) => (
        <p key={key} className="mt-1 flex items-center gap-2 text-ink-muted">
          <span className={`size-2 rounded-full ${ground}`} />
          {label}
          <span className="tabular ml-auto pl-4 text-ink">{formatNumber(day[key])}</span>
        </p>
      ))}
    </div>
  )
}
