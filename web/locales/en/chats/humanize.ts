import { messages } from '../../messages.ts'

export const humanizeTexts = messages('chats/humanize', {
  // Humanize chip
  wordsRemaining: 'Words Remaining ({remaining_words}/{limit})',
  humanize: 'Humanize',
  left: '{remaining_words, number} left',
  repliesNeedWords: 'New replies of this model need words too.',
  repliesStayAsWritten: 'Replies stay as the model writes them until you have words again.',

  // Humanize outcome
  readsHumanInSOwn: 'reads {percent} human in {name}’s own detector, was {before}',
  wordsUsed: '{words, plural, one {# word} other {# words}} used',
  costNothingNoPassage: 'cost nothing, because no changed passage came to read as human',
  costNothingPaidBefore: 'cost nothing, because it was paid for before',
  costNothingBecauseIt: 'cost nothing, because it still reads as AI',
  lockedIntact: '{locked, plural, one {# locked passage} other {# locked passages}} intact',
  ofLockedIntact: '{intact} of {locked, plural, one {# locked passage} other {# locked passages}} intact',

  // Humanize progress
  writing: 'Writing',
  writingAFirstVersion: 'Writing a first version',
  puttingTheThoughtsIn: 'Putting the thoughts in order',
  choosingTheWords: 'Choosing the words',
  analyzing: 'Analyzing',
  readingItTheWayA: 'Reading it the way a detector does',
  lookingAtRhythmAndWord: 'Looking at rhythm and word choice',
  humanizing: 'Humanizing',
  rewritingWhatReadsLikeA: 'Rewriting what reads like a machine',
  keepingNamesFiguresAnd: 'Keeping names, figures and quotations',
  varyingTheLengthOf: 'Varying the length of sentences',
  checking: 'Checking',
  readingItOnceMore: 'Reading it once more',
  comparingBeforeAndAfter: 'Comparing before and after',
  human: '{percent} human',

  // Humanize reminder
  humanizationIsDisabled: 'Humanization is Disabled',
  theReplyWillBeShown: 'The reply will be shown as the model writes it, and a detector may read it as AI.',
  theWriterReplies: 'The built-in writer’s reply will be shown as it is, without the humanizer.',
  humanizingCosts: 'Humanizing a reply costs about as many words as it has.',
  keepOff: 'Keep Off',
  enableHumanization: 'Enable Humanization',
  dontAskAgain: `Don't ask again`,

  // Humanized line
  humanized: 'Humanized',
})
