/** What is wrong with an entered name or address of the site. */
export const site = {
  nameMissing: 'Enter a name for this site.',
  nameTooLong: 'A name has at most 40 characters.',
  nameSigns: 'A name has no angle brackets, braces, quotation marks or backslashes.',
  addressWrong: 'Enter an email address that your users can write to.',
} as const
