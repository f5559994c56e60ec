/** What is wrong with an entered connection. */
export const connections = {
  nameMissing: 'Enter a name for this connection.',
  addressWrong: 'Enter an address that starts with https:// or http://, without a user name and without “?”.',
  keyTooLong: 'This is too long for a key.',
  keySigns: 'A key has no spaces and no special letters.',
  modelsMissing: 'Choose at least one model.',
} as const
