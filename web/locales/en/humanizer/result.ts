import { messages } from '../../messages.ts'

export const rewriteTexts = messages('humanizer/result', {
  // Dialog result
  changes: 'Changes',
  ofChanges: '{made, number} of {count, number} changes. {cost}',

  // Failure note
  signIn: 'Sign in',
  tryAgain: 'Try again',

  // Proof details
  notAsBefore: ', not as before',
  lockedBeforeTheRunAnd: 'Locked before the run and kept exactly',
  andMore: 'and {count, number} more',

  // Proof line
  noPassagesWereLocked: 'No passages were locked',
  onePassageLockedIntact: '1 passage locked, intact',
  onePassageLockedNotIntact: '1 passage locked, not intact',
  passagesLockedBoth: '{locked, number} passages locked, both intact',
  passagesLockedAll: '{locked, number} passages locked, all intact',
  passagesLocked: '{locked, number} passages locked, {intact} intact',
  whatWasChecked: 'What was checked',

  // Result view
  humanized: 'Humanized',
  view: 'View',
  edit: 'Edit',
  undo: 'Undo',
  editsDropped: 'Your edits were taken back.',
  dropEdits: 'Go back to the result',
  editedByYou: 'Edited by you.',
  editedSince:
    'You have written in this text since. This is all that differs from your original, the run’s changes and your own.',
  editItHere: 'Edit it here',
  editGuided: 'Edit it here: what weighs is underlined with its reason, and the score follows as you write.',
  locksLost: 'Locked, but no longer in your text: {passages}',
  changedElsewhere:
    'This text was changed in another tab or on another device since. What is there is kept; which words shall stay?',
  elsewhereUnread: 'The other version could not be read. Nothing was lost; please try again.',
  keepThis: 'Keep what is here',
  takeOther: 'Show the other version',
  download: 'Download',
  humanizedText: 'Humanized text',
  useAllChanges: 'Use all changes',
  sendToEssay: 'Send to essay',
  useInChat: 'Use in chat',
  checkForAi: 'Check for AI',
  modelUse:
    '{label}: {calls, plural, one {# call} other {# calls}}, about {tokens, number} tokens, {seconds, number} s.',
  costNothingLeft: 'Cost nothing, {left, plural, one {# word} other {# words}} left.',
  costLeft: 'Cost {words, plural, one {# word} other {# words}}, {left, number} left.',
  wordsLeft: '{left, plural, one {# word} other {# words}} left.',
  cameToReadHuman:
    '{count, plural, one {What changed came to read as human.} other {{human, number} of # changed passages came to read as human.}}',
  changesMade: '{made, plural, one {# change} other {# changes}}.',
  keptAsBefore: '{made, plural, one {# change} other {# changes}}, {rejected, number} kept as before.',

  // Score change
  to: 'to',
  human: 'human',
  asSOwnDetectorReads: 'As {name}’s own detector reads it. A signal, not a proof.',

  // Stale note
  thisResultBelongsToAn:
    'This result belongs to an earlier version of your text. Humanize again for a new one.',
  restoreTheEarlierText: 'Restore the earlier text',

  // Unchanged view
  alreadyReadsHuman: 'Already reads human',
  nothingChanged: 'Nothing changed',
  nothingWasChanged: 'Nothing was changed.',
  nothingWasChangedNothing: 'Nothing was changed, nothing charged.',
  humanScore: 'Human score {percent}.',
  rewriteWith: 'Rewrite with {label}',
  strongAnyway:
    'This text needs nothing. Another detector may read it differently: {name} rewrites it anyway and costs about {words, plural, one {# word} other {# words}}.',
  strongAnywayUncharged: 'Another detector may read it differently. {name} rewrites it anyway.',
  rewriteAnyway: 'Rewrite with {name} anyway',
  try: 'Try {name}',
})
