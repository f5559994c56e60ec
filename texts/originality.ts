/** Refusals of the check for originality. */
export const originality = {
  blank: 'Please enter a text to check.',
  tooShort: 'This text is too short: passages are compared from eight words on.',
  tooLong: 'This text has {characters, number} characters; {most, number} can be checked at once.',
  sourcesTooLong:
    'The sources have {characters, number} characters together; {most, number} can be compared at once.',
  nothingToCompare: 'Please choose something to compare the text with.',
  ownNeedsSignIn: 'Please sign in to compare a text with your own documents.',
  webNotSearched: 'This site does not search the web.',
} as const
