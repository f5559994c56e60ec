import { messages } from '../../messages.ts'

export const panelTexts = messages('detector/panel', {
  // Detector panel
  aiDetector: 'AI detector',
  closeDetector: 'Close detector',
  checking: 'Checking',
  tryAgain: 'Try Again',
  openInFullDetector: 'Open in Full Detector',
  nothingToCheckYet: 'Nothing to check yet',
  toCheck: '{words} to check',
  chooseAReplyWithSome: 'Choose a reply with some text, and see how much of it reads like AI.',
  seeWhichSentencesRead: 'See which sentences read like AI, and why.',
  checkForAi: 'Check for AI',
  whatWeighedMost: 'What weighed most',
})
