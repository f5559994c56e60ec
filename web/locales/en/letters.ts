import { messages } from '../messages.ts'

/** The page that the footers of mails open. */
export const letters = messages('letters', {
  question: 'No more {mails}?',
  stopped: 'No more {mails}',
  deadTitle: 'This link does not work',
  explanation:
    'Mails of this kind stop for the account that this one was sent to. Other mails stay as they are.',
  alreadyOff:
    'Mails of this kind are off already for the account that this one was sent to. You can switch them on again in your settings.',
  deadExplanation: 'Nothing was changed. Which mails you get is also in your settings.',
  done: 'Done. You can switch them on again in your settings.',
  incomplete: 'It is not complete. Long links are sometimes cut in two on their way.',
  unsubscribe: 'Unsubscribe',
  toSettings: 'Go to your settings',
})
