import { messages } from '../../messages.ts'

export const estimateTexts = messages('humanizer/estimate', {
  // Expectation note
  waiting: {
    none: 'With 20 words or more, the expected result of each strength appears here.',
    visitor: 'Sign in to see the expected result of each strength here.',
    pending: 'Estimating the result of each strength…',
    failed: 'The result could not be estimated. You can still humanize the text.',
  },
  seeTwoSentencesOf: 'See {count, plural, one {a sentence} other {two sentences}} of {name}',
  aSampleOfTheRewrite: 'A sample of the rewrite',
  becomes: 'becomes',

  // Expectation
  sOwnDetector: '{name}’s own detector',
  readsThisTextAsHuman: '{reader} reads this text as {percent} human.',
  theRulesWouldNotChangeIt: '{before} The built-in rules would not change it.',
  noStrengthWouldChangeIt: '{before} No strength would change it.',
  withTheBuiltInEngine: 'With the built-in engine, ',
  isExpectedToReach: '{before} {who}{name} is expected to reach {percent}: {detectability}.',
  noStrength: 'no strength',
  noStrengthExpectation: 'No strength',
  isExpectedToReachAnd:
    '{before} {who}{none} is expected to bring a passage to read as human, and such a run costs nothing.',
  partsAreExpected:
    '{before} {who}{name} is expected to bring passages to read as human, but not the whole text.',
  onlyStrongChangesIt:
    '{before} Clean and Balanced leave it as it is. Strong changes it anyway, because another detector may read it differently, and costs about {words, plural, one {# word} other {# words}}.',
  onlyStrongChangesItUncharged:
    '{before} Clean and Balanced leave it as it is. Strong changes it anyway, because another detector may read it differently.',
  isExpectedToReachUncharged: '{before} {who}{none} is expected to reach {humanScoreAccepted}%.',

  // Measured
  measured:
    'In our test {percent, plural, =0 {no AI text read} one {# of 100 AI texts read} other {# of 100 AI texts read}} as human afterwards.',
  measuredOfModel:
    'In our test with a strong model {percent, plural, one {# of 100 AI texts read} other {# of 100 AI texts read}} as human afterwards.',
})
