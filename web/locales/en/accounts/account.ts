import { messages } from '../../messages.ts'

export const accountsTexts = messages('accounts/account', {
  // Account trouble
  allowCookiesInIts: 'Allow cookies in its settings and sign in again.',
  tooManyAttempts: 'Too many attempts.',
  cannotBeReachedRightNow: '{name} cannot be reached right now.',
  youAreOffline: 'You are offline.',
  whatYouTypedStaysHere: 'What you typed stays here. Please try again in a moment.',
  unreachable: '{documented} What you typed stays here.',
  ifYouForgotYourPassword: 'If you forgot your password, “Forgot password?” lets you set a new one.',
  pleaseTryAgainInA: 'Please try again in a moment.',
  thatTookAWhilePlease: 'That took a while. Please enter your password again.',
  youCanStillUseA: 'You can still use a recovery code.',
  thisRecoveryCodeIsWrong: 'This recovery code is wrong or was already used.',
  thisCodeIsWrongCodes: 'This code is wrong. Codes change every 30 seconds; please enter the newest one.',

  // Google trouble
  youDidNotGiveYour: 'You did not give your consent.',
  googleHasNotConfirmed: 'Google has not confirmed this address.',
  googleDidNotShareYour: 'Google did not share your email address.',
  itTookTooLongOr: 'It took too long, or you started in another browser.',

  // Link outcome
  ifYouUsedItYour: '{outcome} If you used it, your address is verified and you can sign in.',
  enterYourEmailBelowAnd: '{outcome} Enter your email below and we will send you a new one.',

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
    google_linked: 'Google account connected',
  },
  justNow: 'just now',
  minutesAgo: '{minutes, plural, one {# minute} other {# minutes}} ago',
  todayAt: 'today at {time}',
  yesterdayAt: 'yesterday at {time}',
  dayAt: '{day} at {time}',

  // Queries
  sessionNotKept: 'The session was not kept.',

  // Waits inside a sentence
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  seconds: '{count, plural, one {# second} other {# seconds}}',
})
