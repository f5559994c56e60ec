import { messages } from '../../messages.ts'

export const keptTextTexts = messages('humanizer/history', {
  // Kept text view
  humanized: 'Humanized',
  download: 'Download',
  thisTextWasSavedBy:
    'This text was saved by an earlier version. Its changes and their reasons can no longer be shown.',
  humanizedText: 'Humanized text',
  checkForAi: 'Check for AI',
})
