import { messages } from '../../messages.ts'

export const twoFactorTexts = messages('accounts/two-factor', {
  // Two factor card
  askForACodeAt: 'Ask for a code at sign-in',
  onSinceYourAuthenticator: 'On since {day}. Your authenticator app shows the code.',
  aCodeFromAnAuthenticator:
    'A code from an authenticator app on your phone, in addition to your password. A stolen password alone is then not enough.',
  twoFactorAuthentication: 'Two-factor authentication',
  theStateOfYourAccount: 'The state of your account could not be loaded',
  everyBrowserWillBeAsked: 'Every browser will be asked for a code again',
  theDevicesAreStill: 'The devices are still trusted',
  recoveryCodes: 'Recovery codes',
  ofLeft: '{left} of {recoveryCodesCount} left',
  makeNewOnesBeforeThey: '. Make new ones before they run out.',
  newCodes: 'New codes',
  trustedDevices: 'Trusted devices',
  noneEverySignInAsks: 'None. Every sign-in asks for a code.',
  browsersSignInWithoutA:
    '{trusted, plural, one {# browser signs} other {# browsers sign}} in without a code, each for 30 days.',
  forgetAll: 'Forget all',

  // Two factor change dialog
  twoFactorAuthenticationOff: 'Two-factor authentication is off',
  switchTwoFactor: 'Switch two-factor authentication off?',
  yourPasswordAloneWillBe:
    'Your password alone will be enough to sign in. Your recovery codes stop working, and no device stays trusted.',
  keepItOn: 'Keep it on',
  switchOff: 'Switch off',
  keepYourNewRecoveryCodes: 'Keep your new recovery codes',
  makeNewRecoveryCodes: 'Make new recovery codes?',
  theOldOnesNoLonger: 'The old ones no longer work. Each of these works once, and they are shown only now.',
  theOldOnesStopWorking: 'The old ones stop working at once, and trusted devices are asked for a code again.',
  iHaveKeptThem: 'I have kept them',
  makeNewCodes: 'Make new codes',

  // Two factor codes
  recoveryCodesCopied: 'Recovery codes copied',
  yourBrowserBlocked: 'Your browser blocked copying. Please select and copy the codes yourself.',
  recoveryCodesEachOne: '{name} recovery codes, {slice}\nEach one works once.\n\n',
  copy: 'Copy',
  download: 'Download',

  // Two factor dialog
  keepYourRecoveryCodes: 'Keep your recovery codes',
  twoFactorAuthenticationOnAndAll:
    'Two-factor authentication is on, and all other sessions were ended. If you lose your authenticator app, sign in with one of these codes. Each works once, and they are shown only now.',
  scanThisCodeWithAn:
    'Scan this code with an authenticator app, or type the key into the app. Then enter the six digits that it shows.',
  signingInWillRequireA:
    'Signing in will require a code from an authenticator app in addition to your password. All other sessions end.',
  continue: 'Continue',
  openInAnAppOn: 'Open in an app on this phone',
  orTypeThisKey: 'Or type this key',
  copyTheKey: 'Copy the key',
  yourBrowserBlockedPleaseTypeThe: 'Your browser blocked copying. Please type the key.',
  sixDigitCode: 'Six-digit code',
  switchOn: 'Switch on',

  // Two factor proof field
  yourPassword: 'Your password',
  codeFromYour: 'Code from your authenticator app, or a recovery code',

  // Two factor qr
  qrCodeForYour: 'QR code for your authenticator app',
})
