import { messages } from '../../messages.ts'

export const detectorDeskTexts = messages('detector/desk', {
  // Desk bar
  words: '{count, number} words',
  characters: '{count, number} characters',
  charactersOf: '{count, number} of {max, number} characters',
  sendToEssay: 'Send to essay',
  clearAll: 'Clear All',
  humanize: 'Humanize',
  cancel: 'Cancel',
  ctrlEnter: 'Ctrl+Enter',
  checkForAi: 'Check for AI',

  // Detector desk
  textOnly: 'text only',
  cleared: 'Cleared',
  undo: 'Undo',
  restored: 'Your earlier text is back in place of what you wrote.',
  fileOpened: 'File opened',
  readingTheFile: 'Reading the file…',
  detector: 'Detector',
  checkedByTheBuiltIn: 'Checked by the built-in engine on this server. Nothing is sent to other services.',
  checkedByZeroGpt: 'Checked by ZeroGPT. Your text is sent to this service.',
  findings: 'Findings',
  checking: 'Checking',
})
