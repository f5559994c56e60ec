import { messages } from '../../messages.ts'

export const editTexts = messages('humanizer/edit', {
  // Edit view
  undo: 'Undo',
  redo: 'Redo',
  wordingsHere: 'Other wordings of this sentence',
  howToEdit: 'Write in the text. A click on an underlined sentence shows its reason and its other wordings.',
  scoreCannotFollow:
    'The detector could not be loaded into this browser, so the score does not follow. What you write is kept.',
  tryAgain: 'Try again',
  loadingDetector: 'Loading the detector into this browser, {percent}',
  nowHuman: 'Human score now {percent}.',
  yourText: 'Your text, to edit',

  // Sentence card
  thisSentence: 'This sentence',
  weighs: 'Reads like AI: {percent}',
  doesNotWeigh: 'This sentence reads human.',
  close: 'Close',
  noOtherWording:
    'There is no other safe wording. Say it as you would to a friend, or add what only you know: a number, a name, an example.',
  otherWordings: 'Other safe wordings',
  yourOriginal: 'Your original',
  clickForWordings: 'Click to change this sentence.',
  noSingleReason: 'No single trait stands out; its words and rhythm together read like AI.',

  // What would help most
  whatWouldHelp: 'What would help most',
  nothingWeighs: 'No sentence stands out. The text reads human.',
})
