import { messages } from '../../messages.ts'

export const humanizeDialogTexts = messages('humanizer/dialog', {
  // Humanize dialog
  humanized: 'Humanized',
  humanizeThisText: 'Humanize this text',
  useThisText: 'Use this text',
  close: 'Close',
  cancel: 'Cancel',
  humanize: 'Humanize',
})
