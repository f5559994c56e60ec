import { messages } from '../../messages.ts'

export const frameTexts = messages('content/frame', {
  // Breadcrumb
  breadcrumb: 'Breadcrumb',

  // Contents
  onThisPage: 'On this page',

  // Need help
  needAdditionalHelp: 'Need Additional Help?',
  needHelpText:
    'Write to us and say what you tried and what happened. A person reads every mail; please leave out passwords and keys.',
  emailSupport: 'Email support',

  // Dates
  translationNote: 'This is a translation. The <english>English text</english> is binding.',
  minutesToRead: '{minutes, plural, one {# minute to read} other {# minutes to read}}',
  lastChanged: 'Last changed {date}',
  effective: 'Effective {date}',
})
