import type { SecurityEventKind } from '../../../contract/accounts/security.ts'
import { securityLogTexts } from '../../locales/en/accounts/security-log.ts'
import { formatDate } from '../../locales/format.ts'

/** The text of each event in the security log. */
export const eventTexts: Record<SecurityEventKind, string> = securityLogTexts.eventTexts

/** Events that are highlighted as suspicious. */
export const alarming: ReadonlySet<SecurityEventKind> = new Set([
  'second_step_failed',
  'codes_guessed',
  'two_factor_off',
  'recovery_code_used',
])

const minuteMs = 60_000
const dayMs = 86_400_000

/** 'just now', '5 minutes ago', 'today at 14:05', 'yesterday at 14:05', '3 Nov at 14:05', '3 Nov 2025 at 14:05'. */
export function momentText(iso: string, now: Date): string {
  const then = new Date(iso)
  const age = now.getTime() - then.getTime()
  if (age < minuteMs) return securityLogTexts.justNow
  if (age < 60 * minuteMs) {
    return securityLogTexts.minutesAgo({ minutes: Math.floor(age / minuteMs) })
  }
  const time = formatDate(then, 'time')
  if (then.toDateString() === now.toDateString()) return securityLogTexts.todayAt({ time })
  if (then.toDateString() === new Date(now.getTime() - dayMs).toDateString())
    return securityLogTexts.yesterdayAt({ time })
  const isThisYear = then.getFullYear() === now.getFullYear()
  const day = formatDate(then, isThisYear ? 'short' : 'shortYear')
  return securityLogTexts.dayAt({ day, time })
}

/** The server's name of a device, such as 'Firefox on Windows', in the current language. */
export function deviceText(device: string): string {
  const [browser, system] = device.split(' on ')
  return browser && system ? securityLogTexts.browserOnSystem({ browser, system }) : device
}
