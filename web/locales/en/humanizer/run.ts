import { messages } from '../../messages.ts'

export const runTexts = messages('humanizer/run', {
  // Pass dots
  scoresOfPasses: 'Passes, the human score after each',
  scoresOfRounds: 'Rounds, the human score after each',
  pass: 'Pass {iteration}: {percent}',
  afterRound: 'Round {iteration}: {percent}',

  // Progress text
  readingTheText: 'Reading the text',
  lockingFactsNamesAnd: 'Locking facts, names and quotations',
  rewriting: 'Rewriting',
  rewritingPassDone: 'Rewriting, pass {done} done',
  checkingTheResult: 'Checking the result',
  wordingOfSentences: 'Collecting wordings, {done} of {total} sentences',

  choosingTheWordings: 'Choosing the wordings by the whole text',
  wordingAgain: 'Asking again for {total, plural, one {# place} other {# places}} that still read as AI',

  // Run progress
  sentencesDone: 'Sentences done',
  s: '{floor} s',
  humanByNow: '<span>{percent}</span>human by now',

  // Run status
  theTextIsBeingRewritten: 'The text is being rewritten.',
  theTextAlreadyReadsHuman: 'The text already reads human and was not changed.',
  theTextWasNotChanged: 'The text was not changed. {reason}',
  rewrittenWithItReads:
    'Rewritten with {changes, plural, one {# change} other {# changes}}. It reads {after} human, {before} before.',
})
