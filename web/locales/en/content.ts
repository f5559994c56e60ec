import { messages } from '../messages.ts'

export const contentTexts = messages('content', {
  // Before after
  human: 'human',
  changes: 'Changes',
  before: 'Before',
  after: 'After',
  aTextBeforeAndAfter: 'A text before and after humanizing',
  aRealRun: 'A real run',
  noLanguageModelNothing: 'no language model, nothing sent',
  passagesLockedEachIntact:
    '{locked, plural, one {# passage} other {# passages}} locked, each intact. A score is a signal, not a proof.',

  oneChosenText:
    'This text was chosen to show many changes. Over all test texts, Clean moves the mean AI score from {before} to {after}.',
  sameScore: 'Our own detector reads this one as {score} human before and after.',

  // Hero
  upgradeToPro: 'UPGRADE TO PRO',
  tryItWithYourOwn: 'Try it on your own text',
  noAccountNothingSent: 'No account, nothing sent.',
  startWritingNow: 'Start Writing Now',

  // Mini chat
  whatAreYouWriting: 'What are you writing?',
  yourMessage: 'Your message',
  askOrPasteAText: 'Ask, or paste a text to work on',
  humanize: 'Humanize',
  send: 'Send',
})
