import { messages } from '../../messages.ts'

export const inputTexts = messages('humanizer/input', {
  // Input card
  yourText: 'Your text',
  textToHumanize: 'Text to humanize',
  writeOrPasteAText: 'Write or paste a text here.',
  copyYourText: 'Copy your text',
  clearAll: 'Clear All',
  cancel: 'Cancel',
  finishNow: 'Finish now',
  finishNowWhat: 'Ends the run with the wordings that are there by now.',
  ctrlEnter: 'Ctrl+Enter',
  humanizeText: 'Humanize Text',

  // Input counter
  words: '{words, number} words',
  wordsOf: '{words, number} / {max, number} words',
  characters: '{count, number} / {max, number} characters',
})
