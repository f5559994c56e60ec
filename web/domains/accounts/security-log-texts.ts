import type { SecurityEventKind } from '../../../contract/security.ts'

/** The text of each event in the security log. */
export const eventTexts: Record<SecurityEventKind, string> = {
  sign_in: 'Signed in',
  second_step_failed: 'A wrong code at sign-in',
  codes_guessed: 'Five wrong codes at sign-in',
  password_changed: 'Password changed',
  password_reset: 'Password reset by mail',
  two_factor_on: 'Two-factor authentication switched on',
  two_factor_off: 'Two-factor authentication switched off',
  recovery_codes_renewed: 'New recovery codes made',
  recovery_code_used: 'A recovery code was used',
  devices_forgotten: 'Trusted devices forgotten',
  email_change_asked: 'A new email address was asked for',
  email_changed: 'Email address changed',
  email_change_cancelled: 'Change of the email address cancelled',
  session_ended: 'A session was ended',
  sessions_ended: 'All other sessions were ended',
  export_made: 'Data exported',
  google_linked: 'Google account connected',
}

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
export function momentText(iso: string, now: Date, locale = 'en-GB'): string {
  const then = new Date(iso)
  const age = now.getTime() - then.getTime()
  if (age < minuteMs) return 'just now'
  if (age < 60 * minuteMs) {
    const minutes = Math.floor(age / minuteMs)
    return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`
  }
  const time = then.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  if (then.toDateString() === now.toDateString()) return `today at ${time}`
  if (then.toDateString() === new Date(now.getTime() - dayMs).toDateString()) return `yesterday at ${time}`
  const isThisYear = then.getFullYear() === now.getFullYear()
  const day = then.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return `${day} at ${time}`
}
