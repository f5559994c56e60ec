/** Texts of signing up, in and out. */
export const accounts = {
  termsRequired: 'You must agree to the Terms and Conditions and Privacy Policy.',
  passwordsDiffer: 'Passwords do not match.',
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
  passwordTooShort: 'Password must be at least {min} characters long.',
  passwordTooShortOnServer:
    'Password must be at least {min} characters long and contain at least one number.',
  registrationFailed: 'Your account could not be created. Please try again in a moment.',
} as const
