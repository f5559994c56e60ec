import { messages } from '../../messages.ts'

export const marksTexts = messages('detector/marks', {
  // Mark key
  names: {
    strong: 'reads like AI',
    slight: 'reads somewhat like AI',
  },

  // Marked text field
  textToCheck: 'Text to check',
  writeOrPasteAText: 'Write or paste a text here, or drop a file.',

  // Marked text
  ai: '{percent} AI: {text}',
  marked: 'Marked as AI: {text}',
  markedByTheService: 'Marked by the detection service, which gives no score or reason for a sentence.',

  // Passage card
  aiScore: 'AI score:',
  readsLikeAi: 'reads like AI',
  readsSomewhatLikeAi: 'reads somewhat like AI',
  wholePassageOfSentences: 'Whole passage of {value} sentences: {percent}',
  pressEscapeOrClick: 'Press Escape or click elsewhere to close.',
  clickToKeepThisOpen: 'Click to keep this open.',

  // Reasons
  noSingleTraitStandsOut: 'No single trait stands out; its wording as a whole reads like a model’s.',
  aiScoreReasons: 'AI score',
})
