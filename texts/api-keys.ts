/** Refusals about keys for programs. */
export const apiKeys = {
  tooMany: 'An account has at most {most, number} keys. Revoke one that you no longer need.',
  addressWrong: '“{address}” is neither an address nor a network, such as 203.0.113.7 or 203.0.113.0/24.',
  scopeMissing: 'This API key may not do this. It needs the permission “{scope}”.',
  wordsUsedUp: 'This API key may send {limit, number} words a day, and today’s are used.',
} as const
