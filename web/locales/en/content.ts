import { messages } from '../messages.ts'

export const contentTexts = messages('content', {
  // Landing faq
  whatDoesDo: 'What does {name} do?',
  itIsADeskFor:
    'It is a desk for writing with help: a chat for drafts and questions, a humanizer that takes the stock phrases out of a text, and a detector that shows which sentences read like a language model, and why.',
  whatDoesTheHumanizer: 'What does the humanizer never touch?',
  namesNumbersDates:
    'Names, numbers, dates, quotations, citations, links and code. They are locked before a rewrite and compared with the result after it; a rewrite that lost one is not shown as a success.',
  canITrustADetectors: 'Can I trust a detector’s score?',
  asASignalNotAs:
    'As a signal, not as a proof. Every detector is wrong at times, most of all on short texts and on English written as a second language. That is why this one names the sentences and the reasons behind its number.',
  whereDoMyTextsGo: 'Where do my texts go?',
  checkingAndTheBuiltIn:
    'Checking and the built-in humanizer run on the server that shows you this page. A chat goes to the language model that its operator has connected, and the screen names it. Nothing is used to train anything.',
  whatDoesItCost: 'What does it cost?',
  aFreeAccountStartsWith:
    'A free account starts with {words, number} words of humanizing, up to {wordsPerRequest, number} at a time. You pay for the words of a humanized text and for nothing else: checking is free, and a run that fails, changes nothing or still reads as AI costs nothing.',
  whatDoINeedTo: 'What do I need to sign up?',
  anEmailAddressAPassword:
    'An email address, a password, and one click on the link in the verification mail.',

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

  // Faq
  frequentlyAskedQuestions: 'Frequently asked questions',

  // Hero
  nothingLeaves: 'Nothing leaves',
  aCheckRunsOnThe: 'A check runs on the server that shows you this page.',
  factsStayPut: 'Facts stay put',
  namesFiguresAnd: 'Names, figures and quotations are locked, then compared.',
  yoursToRun: 'Yours to run',
  openSourceOneCommandYour: 'Open source, one command, your own database.',
  startWritingNow: 'Start Writing Now',

  // Mini chat
  whatAreYouWriting: 'What are you writing?',
  yourMessage: 'Your message',
  askOrPasteAText: 'Ask, or paste a text to work on',
  humanize: 'Humanize',
  send: 'Send',

  // Site footer
  footer: 'Footer',
  chat: 'Chat',
  humanizer: 'Humanizer',
  detector: 'Detector',
  terms: 'Terms',
  privacy: 'Privacy',
  contactUs: 'Contact Us',

  // Site header
  signIn: 'Sign in',
  openChat: 'Open chat',
  main: 'Main',
  changeTheme: 'Change theme',
  menu: 'Menu',

  // Tools
  draftAskOutlineSummarise:
    'Draft, ask, outline, summarise. The screen always names what is answering, and a reply that is cut off is kept up to its last word.',
  openAChat: 'Open a chat',
  stockPhrasesGoYour:
    'Stock phrases go, your meaning stays. Every change is an edit with a reason, and what must not change is locked before it starts.',
  humanizeAText: 'Humanize a text',
  aScoreWithItsEvidence:
    'A score with its evidence: which sentences weighed, and why. It says what it measured, and where it is not sure.',
  checkAText: 'Check a text',
  oneDeskThreeTools: 'One desk, three tools',
})
