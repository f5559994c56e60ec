import { messages } from '../../messages.ts'

export const composerTexts = messages('chats/composer', {
  // Composer
  yourMessage: 'Your message',
  askOrPasteAText: 'Ask, or paste a text to work on',
  checkForAi: 'Check for AI',
  stopping: 'Stopping',
  stop: 'Stop',
  send: 'Send',

  // Starters
  writeAnEmail: 'Write an email',
  writeAnEmailToMy: 'Write an email to my landlord asking to have the heating repaired before the weekend.',
  planATrip: 'Plan a trip',
  planAThreeDayTrip:
    'Plan a three-day trip to Lisbon in October for two people who like walking and good food.',
  generateCode: 'Generate code',
  writeAFunctionThatGroups: 'Write a function that groups a list of dates by week, with a short explanation.',
  learnAConcept: 'Learn a concept',
  explainHowTidesWorkAs: 'Explain how tides work, as you would to a curious twelve-year-old.',
  turnTheseNotesIntoAn:
    'Turn these notes into an email: the heating has been broken since Monday; two small children live here; please repair it before the weekend; I am at home after four',
  outlineAThreeDayTrip: 'Outline a three-day trip to Lisbon',
  defineSerendipity: 'Define serendipity',
  proofreadAText: 'Proofread a text',
  proofreadThisText: 'Proofread this text:\n\n',

  // Upgrade prompt
  wordsEveryDaysWithPro:
    '{words, number} words every {days} days with Pro, {unlimited, number} with Unlimited',
  textsOfOrWordsIn: 'Texts of {pro, number} or {unlimited, number} words in one go, instead of {free}',
  everythingYouHaveWritten: 'Everything you have written stays here, and checking for AI stays free',
  yourFreeWordsAreUsed: 'Your free words are used up',
  humanizingAndNewReplies:
    'Humanizing and new replies need words. A larger plan brings them back every month.',
  getPro: 'Get Pro',
  humanizingNeedsWords:
    'Humanizing needs words. Checking for AI stays free, and what you have written stays here.',
  close: 'Close',
})
