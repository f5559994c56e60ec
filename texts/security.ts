/** Refusals about the security of an account. */
export const security = {
  wrongPassword: 'That password is not right.',
  passwordMissing: 'Please enter your password.',
  codeMissing: 'Please enter a code.',
  wrongCode: 'That code is not right or was used before. Please try the next one.',
  secondStepExpired: 'That took too long. Please sign in again.',
  freshSignInNeeded: 'For your safety, please sign out and sign in again, then try once more.',
  linkDead: 'This link has expired or was used before. Nothing was changed.',
} as const
