import { messages } from '../../messages.ts'

export const usageTexts = messages('credits/usage', {
  // Credits ring
  creditsRemaining: 'Credits Remaining',
  wordsLeft: 'words left',
  usedOf: '{used, number} / {total, number} words used',
  ringName: '{remaining, number} of {total, number} words left, {used, number} used',

  // Usage chart
  usage: 'Usage',
  lastDays: 'Last {days, number} days',
  measure: 'What the chart shows',
  activity: 'Activity',
  words: 'Words',
  kinds: { messages: 'Messages', checks: 'Checks', rewrites: 'Rewrites' },
  wordsHumanized: 'Words humanized',
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  day: 'Day',
  activityName:
    'Bar chart of the last {days, number} days: {messages, plural, one {# message} other {# messages}}, {checks, plural, one {# check} other {# checks}} and {rewrites, plural, one {# rewrite} other {# rewrites}}. The table has the same figures.',
  wordsName:
    'Bar chart of the last {days, number} days: {words, plural, one {# word} other {# words}} humanized. The table has the same figures.',
  noUsage: 'Nothing in the last {days, number} days',
  noUsageText: 'What you write, check and humanize appears here, day by day.',
  noWords: 'No words humanized in the last {days, number} days',
  loading: 'Loading your usage',
  failed: 'Your usage could not be loaded',
  failedText: 'Check your connection and try again.',
})
