import { messages } from '../../messages.ts'

export const changesTexts = messages('humanizer/changes', {
  // Change card
  change: 'Change',
  useTheChange: 'Use the change',
  keepTheOriginal: 'Keep the original',
  useAllChangesInThis: 'Use all changes in this sentence',
  keepTheOriginalSentence: 'Keep the original sentence',
  originalKept: 'Original kept. ',
  clickOrPressEnterTo: 'Click or press Enter to choose.',
  became: 'became',
  leftOut: 'left out',
  added: '(added)',

  // Change mark
  originalKeptChangeMark: 'Original kept.',
  removed: 'Removed.',
  becameBefore: '{before} became {after}.',
  addedChangeMark: 'Added.',

  // Changes to check
  checkThis: 'Check this',
  checkThisMeans: 'It says the same, but a careful writer might have kept the original here.',
  changesToCheck: '{count, plural, one {# change to check} other {# changes to check}}',
  leaveOutChanges: 'Leave out changes to check',

  // Diff text
  locked: 'Locked: {lock}',

  // Other ways
  theResultStillReadsAs: 'The result still reads as AI.',
  isExpectedToReach: '{name} is expected to reach {percent}.',
  rulesDoNotReach: 'The built-in rules cannot bring this text to a human reading.',
  editGuided:
    'You can bring it there yourself: what weighs is underlined with its reason, and the score follows as you write.',
  editItHere: 'Edit it here',
  rewritesMoreFreelyThan: '{label} rewrites more freely than the built-in engine.',
  rewriteWith: 'Rewrite with {label}',
  try: 'Try {name}',
  aConnectedLanguageModel: 'A connected language model rewrites more freely: <link>Models & Keys</link>.',

  // Review
  anotherWordingOfThis: 'Another wording of this sentence, which you chose.',
  writtenByYou: 'What you have written differs here.',

  // Sentence wordings
  theWholeSentence: 'The whole sentence',
  original: 'Original',
  rewritten: 'Rewritten',
  otherWording: 'Other wording',
})
