/** What is wrong with an entered key, and the results of its test. */
export const keys = {
  addressTooLong: 'This address is too long.',
  addressWrong: 'Enter an address that starts with https://, without a user name and without “?”.',
  tooShort: 'This is too short for a key.',
  tooLong: 'This is too long for a key.',
  signs: 'A key has no spaces and no special letters.',
  unreadable: 'This key can no longer be read. Please enter it again.',
  refused: '{host} refused this key. Check that it is whole and was not revoked.',
  noCredit: '{host} knows this key, but it has no credit left or sends too many requests.',
  failed: '{host} answered with an error ({status}). Try again later.',
  unreached: '{host} could not be reached, so we could not check this key.',
  models: 'The key works: {host} offers {count, plural, one {one model} other {{count} models}} for chat.',
  works: 'The key works.',
  worksWithWords: 'The key works. It has {words, number} words left.',
} as const
