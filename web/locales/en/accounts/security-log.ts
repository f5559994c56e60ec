import { messages } from '../../messages.ts'

export const securityLogTexts = messages('accounts/security-log', {
  // Security log texts
  eventTexts: {
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
    api_key_made: 'API key made',
    api_key_revoked: 'API key revoked',
    google_linked: 'Google account connected',
    operator_signed_out: 'Signed out everywhere by an operator',
    operator_reset_two_factor: 'Second factor removed by an operator',
  },
  justNow: 'just now',
  minutesAgo: '{minutes, plural, one {# minute} other {# minutes}} ago',
  todayAt: 'today at {time}',
  yesterdayAt: 'yesterday at {time}',
  dayAt: '{day} at {time}',
  browserOnSystem: '{browser} on {system}',
})
