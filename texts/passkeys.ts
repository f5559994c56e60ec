/** Refusals about passkeys. */
export const passkeys = {
  notAdded: 'This passkey could not be checked. Please try again.',
  known: 'This passkey is already in your account.',
  tooMany: 'Your account has as many passkeys as it can have. Remove one first.',
  refused: 'This passkey is not known here. Sign in in another way.',
} as const
