/** Defines the password rule together with its text (docs/spec/decisions.md 5). */
export function passwordPolicy(min = 6) {
  return {
    min,
    max: 128,
    tooShort: `Password must be at least ${min} characters long.`,
    /** Shown when the server refuses a password that the page accepted. */
    tooShortOnServer: `Password must be at least ${min} characters long and contain at least one number.`,
  }
}

/** Counts characters and not bytes, as NIST SP 800-63B does: each code point of the normal form is one. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFKC')].length
}

export const accountTexts = {
  termsRequired: 'You must agree to the Terms and Conditions and Privacy Policy.',
  passwordsDiffer: 'Passwords do not match.',
  emailInvalid: 'Please enter a valid email address.',
  alreadyRegistered: 'An account with this email already exists. Please try logging in instead.',
  registrationDisabled: 'Account registration is temporarily disabled. Please try again later.',
  registrationFailed: 'Your account could not be created. Please try again in a moment.',
  signedUp:
    'Account created successfully! Please check your email and click the verification link to activate your account.',
  signedIn: 'Login successful! Redirecting you to the dashboard...',
  signInFailed: 'Failed to sign in. Please check your credentials and try again.',
  emailNotVerified:
    'Please verify your email address before logging in. Check your inbox for a verification email.',
  googleSignInFailed: 'Failed to sign in with Google. Please try again.',
  googleSignUpFailed: 'Failed to sign up with Google. Please try again.',
  googleRedirecting: 'Redirecting to Google...',
  emailMissing: 'Please enter your email address.',
  resetLinkSent: 'Password reset link sent! Please check your email inbox.',
  resetLinkFailed: 'Failed to send reset link. Please try again.',
  passwordUpdated: 'Password updated successfully!',
  passwordResetFailed: 'Failed to reset password. Please try again.',
  emailVerified: 'Your email address is verified.',
  confirmFailed: 'Your email address could not be confirmed. Please try again.',
  linkExpired: 'This link has expired.',
  linkUsed: 'This link was used before.',
  linkInvalid: 'This link is not complete, or a newer one has replaced it.',
  emailLookalike:
    'This email address mixes letters of several alphabets that look alike. Please type it in one alphabet.',
  passwordTooLong: 'Password must be at most 128 characters long.',
  passwordBlank: 'Password must have more than spaces.',
  passwordCommon:
    'This password is one of the most common ones and is tried first. Please choose another one.',
  wrongPassword: 'This is not your current password.',
  noPassword: 'This account has no password yet. Set one with “Forgot password?” on the sign-in page.',
  signedInAlready: 'You are already signed in. Sign out first to make another account.',
  cookiesOff: 'Your browser does not keep cookies for this site, so it cannot keep you signed in.',
} as const

/**
 * The response to a confirmed address: sign in and continue to `next`, or first choose a password with the same token.
 */
export type ConfirmedEmail = { status: 'verified' | 'choose_password'; next: string | null }

export type LinkState = 'good' | 'expired' | 'used' | 'invalid'

/** A browser or program that is signed in. Dates are ISO; `lastSeenAt` is exact to a few minutes. */
export type OpenSession = {
  id: string
  current: boolean
  device: string | null
  address: string | null
  createdAt: string
  lastSeenAt: string
  expiresAt: string
}

/** `isOperator` comes from the server and only decides what a screen shows. Only GET /api/session returns it. */
export type SessionUser = {
  id: string
  email: string
  name: string
  image: string | null
  isOperator?: boolean
  /** The user operates this site, which has not been set up. */
  needsSetUp?: boolean
}

/**
 * Returns a path of this site or the fallback: never another host, a scheme or a control character
 * (docs/spec/decisions.md 10).
 */
export function safeReturnPath(path: string | null | undefined, fallback = '/chat'): string {
  if (!path || path.length > 2_000 || !isOwnPath(path)) return fallback
  // A proxy or a router may decode the path once more.
  const decoded = decodeOnce(path.split(/[?#]/)[0]!)
  return decoded !== null && isOwnPath(decoded) ? path : fallback
}

function isOwnPath(path: string): boolean {
  // Browsers read a backslash as a slash and drop tabs and newlines, so '/\t/evil' means '//evil'.
  return path.startsWith('/') && !/^\/\/|[\\\p{Cc}]/u.test(path) && !/^\/\.{1,2}\/\//.test(path)
}

function decodeOnce(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
