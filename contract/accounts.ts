import { z } from 'zod'

/** One object makes both the password rule and its text (decisions.md 5). */
export function passwordPolicy(min = 6) {
  return { min, max: 128, tooShort: `Password must be at least ${min} characters long.` }
}

export const accountTexts = {
  termsRequired: 'You must agree to the Terms and Conditions and Privacy Policy.',
  passwordsDiffer: 'Passwords do not match.',
  passwordTooShortOnServer: 'Password must be at least 6 characters long and contain at least one number.',
  emailInvalid: 'Please enter a valid email address.',
  alreadyRegistered: 'An account with this email already exists. Please try logging in instead.',
  registrationDisabled: 'Account registration is temporarily disabled. Please try again later.',
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
  linkExpired: 'This link has expired.',
  linkUsed: 'This link was used before.',
  linkInvalid: 'This link is not complete, or a newer one has replaced it.',
  cookiesOff: 'Your browser does not keep cookies for this site, so it cannot keep you signed in.',
} as const

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  image: z.string().nullable(),
})
export type SessionUser = z.infer<typeof sessionUser>

/** A path of this site, or the fallback: never another host, scheme or a control character (decisions.md 10). */
export function safeReturnPath(path: string | null | undefined, fallback = '/chat'): string {
  if (!path || path.length > 2_000 || !path.startsWith('/')) return fallback
  // Browsers read a backslash as a slash and drop tabs and newlines, so '/\t/evil' means '//evil'.
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(path)) return fallback
  return path
}
