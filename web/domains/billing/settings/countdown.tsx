import { useEffect, useState } from 'react'
import { billingSettingsTexts } from '../../../locales/en/billing/settings.ts'

/** Counts down to a moment every second, while the page is visible. */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1_000))
  return (
    // Screen readers would read every second.
    <span aria-hidden="true" className="tabular block">
      {billingSettingsTexts.countdown({
        days: Math.floor(seconds / 86_400),
        hours: Math.floor((seconds % 86_400) / 3_600),
        minutes: Math.floor((seconds % 3_600) / 60),
        seconds: seconds % 60,
      })}
    </span>
  )
}
