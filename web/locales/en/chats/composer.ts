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
  proofreadAText: 'Proofread a text',
  proofreadThisText: 'Proofread this: Their are many reason why citys should recieve more buses.',
  citeASource: 'Cite a source',
  citeThisSource:
    'Cite in APA: Smith, J. and Lee, K., Sleep and Memory, Journal of Sleep Research, 2019, volume 12, issue 3, pages 45-60',
  lookUpAWord: 'Look up a word',
  synonymsForImportant: 'Give me five synonyms for important',
  workOutAFigure: 'Work out a figure',
  fifteenPerCent: 'What is 15% of 80 plus 12?',

  // Upgrade prompt
  wordsEveryDaysWithPro:
    '{words, number} words every {days} days with Pro, {unlimited, number} with Unlimited',
  textsOfOrWordsIn: 'Texts of {pro, number} or {unlimited, number} words in one go, instead of {free}',
  everythingYouHaveWritten: 'Everything you have written stays here, and checking for AI stays free',
  yourFreeWordsAreUsed: 'Your free words are used up',
  humanizingAndNewReplies:
    'Humanizing and new replies need words. A larger plan brings them back every month.',
  getPro: 'Get Pro',
  humanizingAlone: 'Only humanizing needs words. A larger plan brings them back every month.',
  humanizingNeedsWords:
    'Humanizing needs words. Checking for AI stays free, and what you have written stays here.',
  close: 'Close',
})
