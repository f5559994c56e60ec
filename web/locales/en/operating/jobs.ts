import { messages } from '../../messages.ts'

export const jobsTexts = messages('operating/jobs', {
  title: 'Failed jobs',
  found: '{count, plural, =0 {} one {# job was given up.} other {# jobs were given up.}}',
  none: 'Nothing failed.',
  notLoaded: 'The failed jobs could not be loaded.',
  retry: 'Try again',
  discard: 'Discard',
  retryAll: 'Try all again',
  discardAll: 'Discard all',
  mailTo: 'to {address}',
  failed: '{date}, after {attempts, plural, one {# attempt} other {# attempts}}, queue {queue}',
  reason: 'Reason: {reason}',
  noReason: 'The server ended or took too long.',
  done: {
    'retry-job':
      '{count, plural, =0 {Already gone} one {# job is tried again} other {# jobs are tried again}}',
    'discard-job': '{count, plural, =0 {Already gone} one {# job discarded} other {# jobs discarded}}',
  },
})
