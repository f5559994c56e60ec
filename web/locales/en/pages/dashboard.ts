import { messages } from '../../messages.ts'

export const dashboardTexts = messages('pages/dashboard', {
  title: 'Dashboard',
  welcome: 'Welcome back, {name}.',
  newChat: 'New chat',

  // Plan cards
  plan: 'Plan',
  upgrade: 'Upgrade',
  managePlan: 'Manage plan',
  wordsOnce: '{words, number} words, once',
  wordsPerCycle: '{words, number} words every {days, number} days',
  billing: 'Billing',
  billingText: 'Payment and invoices',
  nothingDue: 'Nothing due',
  active: 'Active',
  cancelled: 'Cancelled',
  creditsFailed: 'Your words could not be loaded',
  manageBilling: 'Manage billing',
  wordsHumanized: 'Words humanized',
  sinceTheBeginning: 'Since you signed up',
  freeRunsCounted: 'Free runs included',
  hoursSaved: 'Hours saved',
  hoursSavedText: 'An estimate: 250 words an hour, each text once',
  figureFailed: 'Could not be loaded',

  // Feature cards
  tools: 'Tools',
  chatText: 'Ask, draft and rewrite with a model',
  essayWriter: 'Essay Writer',
  essayWriterText: 'Write, cite and export a document',
  humanizer: 'AI Humanizer',
  humanizerText: 'Make a text read naturally, facts kept',
  detector: 'AI Detector',
  detectorText: 'Check what reads like a model, and why',
  studySimulator: 'Study Simulator',
  studySimulatorText: 'Turn a text into questions',
  originality: 'Originality Check',
  originalityText: 'Find passages that sources share',

  // Recent work
  recentWork: 'Recent work',
  loadingRecentWork: 'Loading your recent work',
  kinds: { chat: 'Chat', essay: 'Essay', check: 'Check', rewrite: 'Rewrite' },
  words: '{count, plural, one {# word} other {# words}}',
  nothingYet: 'Nothing here yet',
  nothingYetText:
    'Start a chat, begin an essay, or paste a text that you want to check. Your latest work will be one click away.',
  startAChat: 'Start a chat',
  checkAText: 'Check a text',
  recentFailed: 'Your recent work could not be loaded',
  someMissing: 'A part of your recent work could not be loaded.',
  tryAgain: 'Try again',
})
