import { messages } from '../../messages.ts'

export const tryOutTexts = messages('content/try-out', {
  // Section
  title: 'Try it on your own text',
  intro:
    'The same detector and the same Clean humanizer as in the application, running in this browser. No account, and your text is not sent anywhere.',
  needsScript: 'The try-out runs in your browser and needs JavaScript. The rest of this page does not.',

  // Field and bar
  yourText: 'Your text',
  placeholder: 'Paste an English text here. From about 60 words the result is reliable.',
  limits:
    'Up to {characters, number} characters to check, {words, plural, one {# word} other {# words}} for Clean.',
  counts:
    '{words, plural, one {# word} other {# words}} · {characters, plural, one {# character} other {# characters}}',
  checkForAi: 'Check for AI',
  clean: 'Clean it',
  cancel: 'Cancel',
  size: '{megabytes} MB',
  loadedFirst: 'are loaded first',

  // Before the first run
  promisesTitle: 'What happens to your text',
  staysHere: 'It stays in this browser. The page asks its own server for the engine, and sends nothing.',
  nothingKept: 'It is not stored. Reload the page, and text and result are gone.',
  loadsOnce:
    'Checking loads {check} MB at the first click, and Clean {clean} MB more. After that both work offline.',
  loadsOnFirstClick: 'The engine is loaded at the first click. After that it works offline.',
  tryAnExample: 'Try an example',

  // Running
  loading: 'Loading the engine',
  loadingOf: '{percent}% of {megabytes} MB',
  loadingPercent: '{percent}%',
  onlyOnce: 'Only this once: your browser keeps the files.',
  checking: 'Checking your text …',
  cleaning: 'Rewriting your text …',

  // Failures
  notLoaded: 'The engine could not be loaded',
  notLoadedNext: 'Your text is still here. Please try again in a moment.',
  notLoadedOffline:
    'You are offline, and this browser has not loaded the engine yet. Your text is still here; try again when you are connected.',
  failed: 'The engine could not read this text',
  failedNext: 'Your text is still here. Please try again, or with a shorter part of it.',
  blankToClean: 'Please enter some text to rewrite.',
  tooLongToClean:
    'This text has {words, number} words. Clean takes {most, number} here; the humanizer of the application takes more.',

  // Results
  cleaned: 'Rewritten with Clean',
  changes: '{count, plural, one {# change} other {# changes}}. Point at one to see its reason.',
  unchanged: 'Nothing was changed',
  humanScore: 'Human score: {percent}.',
  copyResult: 'Copy the result',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. Please select the text instead.',
  checkResult: 'Check the result',
  moreInDetector: 'Files, a printed report and a history are in the application.',
  openInDetector: 'Open in the detector',
  moreInHumanizer: 'Balanced and Strong change more. They need an account.',
  openInHumanizer: 'Open in the humanizer',
  cannotCarry:
    'Your browser blocks storage, so the text cannot be taken along. Copy it first, then paste it there.',
})
