/** Refusals about an export and the deletion of an account. */
export const leaving = {
  exportGone: 'This export no longer exists. Please make a new one.',
  passwordNeeded: 'Please enter your password to delete the account.',
  codeNeeded: 'Please enter the code of your authenticator to delete the account.',
  proofNeeded: 'Please sign in again, or open the link in the mail that we sent, to delete the account.',
  linkInvalid: 'This link no longer works. Please ask for a new one.',
  hookFailed: 'The account could not be deleted right now, and nothing was changed. Please try again later.',
} as const
