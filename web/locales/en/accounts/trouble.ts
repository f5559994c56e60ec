import { messages } from '../../messages.ts'

export const troubleTexts = messages('accounts/trouble', {
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

  // Wait text
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  seconds: '{count, plural, one {# second} other {# seconds}}',
})
